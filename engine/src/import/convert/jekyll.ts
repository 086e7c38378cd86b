/** Converts Jekyll's pages: Liquid with a known value is that value, kramdown's marks are ours or go, the rest is told. */

import type { Conversion } from '../importPlan.ts'
import { toFields, toList, toText, type Fields } from '../read/values.ts'
import { outsideCode } from './codeSafe.ts'
import { editFrontMatter, splitFrontMatter } from './frontMatterEdit.ts'
import { boxOf, tellLeft } from './paired.ts'

export const convertJekyll =
  (config: Fields) =>
  (text: string, { note }: Conversion): string => {
    const { head, body, fields } = splitFrontMatter(text)
    const before = head.split('\n').length - 1
    const told: Conversion['note'] = ({ line, ...rest }) =>
      note({ ...rest, ...(line !== undefined && { line: line + before }) })
    const code = body.replace(
      /^([ \t]*)\{%-?\s*highlight\s+([\w+#-]+)[^%]*%\}[ \t]*\n([\s\S]*?)^[ \t]*\{%-?\s*endhighlight\s*-?%\}/gm,
      '$1```$2\n$3$1```',
    )
    const raw: string[] = []
    const marked = code.replace(
      /\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g,
      (_, inner: string) => {
        raw.push(inner)
        return `\uE013${raw.length - 1}\uE014${inner.replace(/[^\n]/g, '')}\uE015`
      },
    )
    // Jekyll reads Liquid in code too.
    const valued = liquid(marked, fields, config)
    tellLeft(valued, /\{%[^%\n]*%\}|\{\{[^{}\n]*\}\}/g, 'Liquid: shown as it is', told)
    const written = outsideCode(valued, (prose) => kramdown(prose)).replace(
      /\uE013(\d+)\uE014\n*\uE015/g,
      (_, index: string) => raw[Number(index)] ?? '',
    )
    return editFrontMatter(head + written, jekyllFrontMatter(fields))
  }

function liquid(prose: string, fields: Fields, config: Fields): string {
  return prose
    .replace(/\{\{-?\s*(site|page)\.([\w.]+)\s*-?\}\}/g, (whole, owner: string, name: string) => {
      if (owner === 'site' && name === 'baseurl') return ''
      const value = name
        .split('.')
        .reduce<unknown>(
          (each, key) => (Object.hasOwn(toFields(each), key) ? toFields(each)[key] : undefined),
          owner === 'site' ? config : fields,
        )
      return toText(value) ?? whole
    })
    .replace(/\{\{-?\s*["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url)\s*-?\}\}/g, '$1')
    .replace(/\{%-?\s*link\s+(?:\/)?([^%\s]+)\s*-?%\}/g, '/$1')
    .replace(/\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}[ \t]*\n?/g, '')
}

function kramdown(prose: string): string {
  return prose
    .replace(
      /^(<(\w+)\b[^>\n]*?)[ \t]+markdown=["']?(?:1|block|span)["']?([^>\n]*>)[ \t]*\n([\s\S]*?)^(<\/\2>)/gm,
      '$1$3\n\n$4\n$5',
    )
    .replace(/^(?:[-*]|\d+\.)[ \t]+\S[^\n]*\n[ \t]*\{:\s*toc\b[^}]*\}[ \t]*\n?/gim, '')
    .replace(/^(#{1,6}[ \t][^\n]*)\n\{:[^}\n]*?(#[\w-]+)[^}\n]*\}[ \t]*$/gm, '$1 {$2}')
    .replace(
      /^\{:\s*\.(note|tip|important|warning|caution|highlight|danger|info)(?:-title)?\s*\}[ \t]*\n((?:[^\n]*\S[^\n]*(?:\n|$))+)/gm,
      (_, kind: string, said: string) =>
        `:::${boxOf(kind)}\n${said.replace(/^>[ \t]?/gm, '').trimEnd()}\n:::\n`,
    )
    .replace(/^[ \t]*\{:[^}\n]*\}[ \t]*\n?/gm, '')
    .replace(/(?<=\S)[ \t]*\{:[^}\n]*\}/g, '')
}

/** Keys that mean something here under another name. */
function jekyllFrontMatter(fields: Fields): Fields {
  const changes: Record<string, unknown> = {}
  const permalink = toText(fields['permalink'])
  if (permalink !== undefined && !permalink.includes(':'))
    changes['slug'] = `/${permalink.replace(/^\/|(?:index)?(?:\.html)?\/?$/g, '')}`
  const moved = [fields['redirect_from'] ?? []].flat().flatMap((each) => toText(each) ?? [])
  if (moved.length > 0 && !toList(fields['redirect_from']).length) changes['redirect_from'] = moved
  if (fields['published'] === false) changes['draft'] = true
  if (fields['layout'] !== undefined) changes['layout'] = undefined
  for (const key of [
    'nav_order',
    'parent',
    'grand_parent',
    'has_children',
    'has_toc',
    'nav_exclude',
    'permalink',
  ])
    if (key in fields) changes[key] = undefined
  return changes
}
