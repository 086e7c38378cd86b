/** The function of a configuration that makes ids of headings → the same, read as data. */

import type { ImportNote } from '../importPlan.ts'
import { withinTime } from '../../withinTime.ts'
import { toFields, type Fields } from '../read/values.ts'

/** `markdown.anchor.slugify`, where it is made of nothing but methods of texts. */
export function ownSlug(
  config: Fields,
  notes: ImportNote[],
  file: string,
): ((text: string) => string) | undefined {
  const given = toFields(toFields(config['markdown'])['anchor'])['slugify']
  if (given === undefined) return undefined
  const slug = (text: string): unknown =>
    typeof given === 'function'
      ? withinTime(1000, () => (given as (text: string) => unknown)(text))?.value
      : undefined
  if (typeof slug('a B') === 'string') return (text) => String(slug(text))
  notes.push({
    level: 'decide',
    kind: 'the ids of headings are made by a function that was not run: links to them may be lost',
    file,
    text: 'markdown.anchor.slugify',
  })
  return undefined
}
