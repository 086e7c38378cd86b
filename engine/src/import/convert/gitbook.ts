/** Converts GitBook's Markdown: its blocks between `{% … %}` have equivalents here. */

import type { Conversion } from '../importPlan.ts'
import { outsideCode } from './codeSafe.ts'
import { boxOf, tellLeft, valuesIn } from './paired.ts'

const OTHER = /\{%(?![ \t]*(?:end)?(?:hint|tabs?|code|content-ref|embed|file)\b)[^%\n]*%\}/g

export function convertGitbook(text: string, { note }: Conversion): string {
  if (!text.includes('{%')) return text
  outsideCode(text, (prose) => {
    tellLeft(prose, OTHER, 'blocks of GitBook that have no counterpart: shown as they are', note)
    return prose
  })
  const titled = text.replace(
    /^[ \t]*\{%[ \t]*code\b([^%]*)%\}\s*\n([ \t]*(?:`{3,}|~{3,})[^\n]*)\n([\s\S]*?)^[ \t]*\{%[ \t]*endcode[ \t]*%\}/gm,
    (_, given: string, fence: string, rest: string) => {
      const title = valuesIn(given).get('title')
      return `${fence}${title === undefined ? '' : ` title="${title}"`}\n${rest}`
    },
  )
  return outsideCode(titled, (prose) => {
    const converted = prose
      .replace(
        /^([ \t]*)\{%[ \t]*hint\b([^%]*)%\}/gm,
        (_, indent: string, given: string) => `${indent}:::${boxOf(valuesIn(given).get('style'))}`,
      )
      .replace(/^([ \t]*)\{%[ \t]*endhint[ \t]*%\}/gm, '$1:::')
      .replace(/^([ \t]*)\{%[ \t]*tabs\b[^%]*%\}/gm, '$1::::tabs')
      .replace(/^([ \t]*)\{%[ \t]*endtabs[ \t]*%\}/gm, '$1::::')
      .replace(
        /^([ \t]*)\{%[ \t]*tab\b([^%]*)%\}/gm,
        (_, indent: string, given: string) =>
          `${indent}:::tab[${valuesIn(given).get('title') ?? ''}]`,
      )
      .replace(/^([ \t]*)\{%[ \t]*endtab[ \t]*%\}/gm, '$1:::')
      .replace(/^[ \t]*\{%[ \t]*(?:end)?content-ref\b[^%]*%\}[ \t]*\n?/gm, '')
      .replace(/\{%[ \t]*(?:embed|file)\b([^%]*)%\}/g, (whole, given: string) => {
        const target = valuesIn(given).get('url') ?? valuesIn(given).get('src')
        return target === undefined ? whole : `<${target}>`
      })
    if (converted !== prose) note({ level: 'converted', kind: 'blocks of GitBook → ours' })
    return converted
  })
}
