/** MDX that cannot be parsed → the same text as Markdown: without imports and components, what they enclose stays. */

import type { MdxMark } from './mdxInMarkdown.ts'
import { openingFence } from './sourceText.ts'

/** As long as `text`, with the same lines: positions count in it. */
export function withoutMdx(text: string): { source: string; marks: readonly MdxMark[] } {
  const marks = new Map<string, MdxMark>()
  const source = text.replace(MDX, (match, ...groups: unknown[]) => {
    const { statement, name } = groups.at(-1) as { statement?: string; name?: string }
    if (statement !== undefined) return blank(match)
    if (name === undefined || !isComponent(match, name, text)) return match
    if (!marks.has(name)) marks.set(name, componentMark(name, text, groups.at(-3) as number))
    return blank(match)
  })
  return { source, marks: [...marks.values()] }
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

/** A name between `<` and `>` is a component where it is closed: `Vec<String>` is text. */
const isComponent = (tag: string, name: string, text: string): boolean =>
  tag.endsWith('/>') || tag.startsWith('</') || text.includes(`</${name}>`)

function componentMark(name: string, text: string, index: number): MdxMark {
  const before = text.slice(0, index)
  return {
    line: before.split('\n').length,
    column: index - before.lastIndexOf('\n'),
    message: `“<${name}>” is a component, and the file is read as Markdown: only what it encloses is shown.`,
    hint: 'Mend what keeps the page from being read as MDX, or write it without components.',
  }
}

/** Code first, so that nothing in it is taken for MDX. */
const MDX = new RegExp(
  [
    String.raw`${openingFence}[^\n]*\n[\s\S]*?^[ \t>]*\1[\x60~]*[ \t]*$`,
    String.raw`(\x60+)(?!\x60)(?:(?!\n\n)[\s\S])*?\2(?!\x60)`,
    String.raw`(?<statement>^import\s(?:[\w*\s{},$]+\sfrom\s+)?["'][^"'\n]+["'];?[ \t]*$)`,
    String.raw`</?(?<name>[A-Z][\w.]*)(?:\s(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^"'<>{}])*)?/?>`,
  ].join('|'),
  'gm',
)
