/** The hero of a home page in VitePress or Starlight → what the engine shows of it as it is written, but its image. */

import { toFields, toText, type Fields } from '../read/values.ts'

/** Returns the keys of the front matter that change. */
export function landingChanges(fields: Fields): Fields {
  const hero = toFields(fields['hero'])
  const image = imageOf(hero['image'], toText(hero['name']) ?? '')
  const isSame = JSON.stringify(image) === JSON.stringify(hero['image'])
  const { image: _, ...rest } = hero
  const own = plain(toText(hero['title']))
  const title = toText(fields['title'])
  return {
    ...(!isSame && { hero: { ...rest, ...(image !== undefined && { image }) } }),
    // The hero names the page there, its title the entry of the menu.
    ...(own !== '' && title !== undefined && own !== title && { title: own }),
    ...(own !== '' &&
      title !== undefined &&
      own !== title &&
      fields['sidebar_label'] === undefined && { sidebar_label: title }),
  }
}

/** One image for both modes; markup in its place is not read. */
function imageOf(image: unknown, name: string): unknown {
  if (image === undefined) return undefined
  if (typeof image === 'string') return { src: image, alt: name }
  const { src, file, light, dark, alt } = toFields(image)
  const source = toText(src) ?? toText(file) ?? toText(light) ?? toText(dark)
  if (source === undefined) return undefined
  return light === undefined && dark === undefined && alt !== undefined
    ? image
    : { src: source, alt: toText(alt) ?? name }
}

const plain = (text = ''): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
