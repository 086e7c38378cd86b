/** Converts MyST's Markdown: its directives of boxes, code and images have equivalents here, the others are told. */

import type { Conversion } from '../importPlan.ts'
import { lineAt } from './codeSafe.ts'
import { boxOf, tellLeft } from './paired.ts'

const DIRECTIVE = /^([ \t]*)(`{3,}|:{3,})\{([\w:-]+)\}[ \t]*([^\n]*)\n([\s\S]*?)^\1\2[ \t]*$/gm
const BOX =
  /^(?:note|tip|hint|important|warning|caution|attention|danger|error|seealso|admonition|dropdown|info)$/

export function convertMyst(text: string, { note }: Conversion): string {
  tellLeft(
    text,
    /\{(?:ref|numref|eq|cite|py:\w+|external:\w+|download|sub|sup)[\w:]*\}`[^`\n]*`/g,
    'roles of MyST: shown as they are',
    note,
  )
  return directives(text, note, 0)
    .replace(/^\(([\w-]+)\)=[ \t]*\n+(#{1,6}[ \t][^\n]*)/gm, '$2 {#$1}')
    .replace(/^%[^\n]*\n/gm, '')
    .replace(
      /\{doc\}`(?:([^`<]*?)\s*<)?([^`<>]+)>?`/g,
      (_, said: string | undefined, target: string) =>
        `[${said ?? target.replace(/^.*\//, '')}](${target.endsWith('.md') ? target : `${target}.md`})`,
    )
    .replace(/\{kbd\}`([^`]*)`/g, '<kbd>$1</kbd>')
    .replace(/\{(?:abbr|guilabel|menuselection|command|program|term)\}`([^`]*)`/g, '$1')
}

const deepest = 8

function directives(text: string, note: Conversion['note'], depth: number): string {
  if (depth > deepest) return text
  return text.replace(
    DIRECTIVE,
    (
      whole: string,
      indent: string,
      _fence: string,
      name: string,
      title: string,
      inner: string,
      offset: number,
    ) => {
      const line = lineAt(text, offset)
      const { options, body } = optionsOf(inner)
      if (name === 'toctree') return ''
      if (BOX.test(name)) {
        note({ level: 'converted', kind: 'directives of MyST → ours', line, text: name })
        const colons = ':'.repeat(Math.max(3, 7 - depth))
        const kind =
          name === 'admonition'
            ? boxOf(options.get('class'))
            : name === 'dropdown'
              ? 'details'
              : name === 'seealso'
                ? 'info'
                : boxOf(name)
        const label =
          title.trim() === '' ? '' : name === 'note' || BOX.test(name) ? `[${title.trim()}]` : ''
        const own = directives(body, note, depth + 1).replace(/\n+$/, '')
        return `${indent}${colons}${kind}${label}\n${own}\n${indent}${colons}`
      }
      if (/^(?:code|code-block|code-cell|sourcecode|parsed-literal)$/.test(name)) {
        const language =
          title
            .trim()
            .replace(/^\{|\}$/g, '')
            .split(/\s/)[0] ?? ''
        const caption = options.get('caption')
        return `${indent}\`\`\`${language}${caption === undefined ? '' : ` title="${caption}"`}\n${body}${indent}\`\`\``
      }
      if (name === 'image' || name === 'figure')
        return `${indent}![${options.get('alt') ?? ''}](${title.trim()})${body.trim() === '' ? '' : `\n\n${body.trimEnd()}`}`
      if (name === 'math') return `${indent}$$\n${body}${indent}$$`
      note({
        level: 'decide',
        kind: 'directives of MyST that have no counterpart: shown as they are',
        line,
        text: `{${name}}`,
      })
      return whole
    },
  )
}

/** `:name: value` lines, or YAML between `---`, at the top of a directive. */
function optionsOf(inner: string): { options: ReadonlyMap<string, string>; body: string } {
  const [head = ''] = /^(?:[ \t]*:[\w-]+:[^\n]*\n)+|^---\n[\s\S]*?\n---\n/.exec(inner) ?? []
  const options = new Map(
    [...head.matchAll(/^[ \t]*:?([\w-]+):[ \t]*(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  )
  return { options, body: inner.slice(head.length) }
}
