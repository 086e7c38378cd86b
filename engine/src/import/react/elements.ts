/** Elements of HTML, as a component of a site writes them → what they show, in Markdown. */

import { toText } from '../read/values.ts'
import { block, boxed, escaped, joinOnOneLine, writeMarkdown, words, type Piece } from './pieces.ts'

export type ElementProps = Readonly<Record<string, unknown>>

/** Elements without words, or whose words no reader sees. */
export const HIDDEN =
  /^(?:script|style|svg|iframe|video|audio|canvas|input|select|textarea|Head|Helmet|meta|link)$/

export function elementOf(name: string, props: ElementProps, children: () => Piece[]): Piece[] {
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level !== undefined) return headed(Number(level), children())
  switch (name) {
    case 'a':
      return linked(toText(props['href']), children())
    case 'img':
      return pictured(props)
    case 'br':
      return [words(' ')]
    case 'strong':
    case 'b':
      return marked('**', children())
    case 'em':
    case 'i':
      return marked('*', children())
    case 'li':
      return block(`- ${writeMarkdown(children()).replaceAll('\n', '\n  ')}`)
    case 'ul':
    case 'ol':
      return block(
        children()
          .map(({ text }) => text)
          .filter((text) => text.trim() !== '')
          .join('\n'),
      )
    case 'code':
      return [words(`\`${joinOnOneLine(children()).replaceAll('\\', '')}\``)]
    case 'pre':
      return fenced(children())
    default:
      if (TABLE.test(name)) return writeTable(name, props, children())
      return INLINE.test(name) ? boxed(children()) : block(writeMarkdown(children()))
  }
}

const INLINE = /^(?:span|small|sup|sub|mark|u|s|del|ins|abbr|cite|q|time|label|kbd|var|wbr)$/

const TABLE = /^(?:table|thead|tbody|tfoot|tr|th|td|caption)$/

/** Tables stay HTML; between empty lines, Markdown of their cells is read. */
function writeTable(name: string, props: ElementProps, children: readonly Piece[]): Piece[] {
  const attributes = (['colSpan', 'rowSpan'] as const).flatMap((key) => {
    const value = toText(props[key] ?? props[key.toLowerCase()])
    return value === undefined ? [] : [` ${key.toLowerCase()}="${value}"`]
  })
  const isCell = /^(?:th|td|caption)$/.test(name)
  const inner = isCell
    ? `\n\n${writeMarkdown(children)}\n\n`
    : `\n${children.flatMap(({ kind, text }) => (kind === 'block' ? [text] : [])).join('\n')}\n`
  return block(`<${name}${attributes.join('')}>${inner}</${name}>`)
}

export const headed = (level: number, children: readonly Piece[]): Piece[] => {
  const text = joinOnOneLine(children)
  return text === '' ? [] : block(`${'#'.repeat(level)} ${text}`)
}

export function linked(to: string | undefined, children: readonly Piece[]): Piece[] {
  const text = joinOnOneLine(children)
  if (text === '' || to === undefined) return [...children]
  const target = /^(?:[a-z][a-z0-9+.-]*:|[/#.])/i.test(to) ? to : `/${to}`
  const link = `[${text}](${target.replaceAll(' ', '%20')})`
  return children.some(({ kind }) => kind === 'block') ? block(link) : [words(link)]
}

/** Describes an image whose source is imported by its alternative text. */
function pictured(props: ElementProps): Piece[] {
  const alt = escaped(toText(props['alt']) ?? '')
  const source = toText(props['src'])
  if (source === undefined || !/^(?:\/|https?:)/.test(source)) return alt === '' ? [] : [words(alt)]
  return [words(`![${alt}](${source.replaceAll(' ', '%20')})`)]
}

function marked(mark: string, children: readonly Piece[]): Piece[] {
  const text = joinOnOneLine(children)
  return text === '' ? [] : [words(`${mark}${text}${mark}`)]
}

export function fenced(children: readonly Piece[], language = ''): Piece[] {
  const code = children.map(({ text }) => text.replaceAll(/\\(.)/g, '$1')).join('')
  return block(`\`\`\`${language}\n${code.replace(/^`|`$/g, '')}\n\`\`\``)
}
