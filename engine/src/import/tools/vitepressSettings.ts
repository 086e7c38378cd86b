/** Configuration of VitePress → values of our settings. */

import { known, toFields, toList, toText, type Fields } from '../read/values.ts'

export function siteUrl(config: Fields): string {
  const hostname = toText(toFields(config['sitemap'])['hostname'])
  return hostname !== undefined && URL.canParse(hostname)
    ? new URL(hostname).origin
    : 'https://docs.exemple.example'
}

export function faviconOf(config: Fields, statics: readonly string[]): string | undefined {
  const links = toList(config['head'])
    .map(toList)
    .filter(([tag]) => tag === 'link')
    .map(([, attributes]) => toFields(attributes))
  const href = toText(links.find(({ rel }) => /icon/.test(toText(rel) ?? ''))?.['href'])?.replace(
    /^.*\//,
    '',
  )
  return href !== undefined && statics.includes(href) ? href : undefined
}

export function editUrlOf(theme: Fields, docs: string): string | undefined {
  const pattern = toText(toFields(theme['editLink'])['pattern'])?.replace(/\/:path.*$/, '')
  if (pattern === undefined) return undefined
  return pattern.endsWith('/docs')
    ? pattern.slice(0, -'/docs'.length)
    : docs === ''
      ? undefined
      : pattern
}

export function logoOf(logo: unknown) {
  const src = toText(logo) ?? toText(toFields(logo)['light']) ?? toText(toFields(logo)['src'])
  if (src === undefined) return undefined
  return known({
    src: src.replace(/^\//, ''),
    srcDark: toText(toFields(logo)['dark'])?.replace(/^\//, ''),
    alt: toText(toFields(logo)['alt']),
  })
}

export function footerOf(theme: Fields) {
  const { message, copyright } = toFields(theme['footer'])
  const said = [message, copyright].flatMap((each) => toText(each) ?? [])
  return said.length === 0 ? undefined : { copyright: said.join('<br>') }
}

export function outlineOf(outline: unknown) {
  const level = Array.isArray(outline) || outline === 'deep' ? outline : toFields(outline)['level']
  if (level === 'deep') return { minLevel: 2, maxLevel: 6 }
  const [minLevel, maxLevel] = toList(level)
  return typeof minLevel === 'number' && typeof maxLevel === 'number'
    ? { minLevel, maxLevel }
    : { minLevel: 2, maxLevel: 2 }
}
