/** HTML that a component of the site has made → what search reads of it, and what the Markdown copy of its page says. */

import { decodeHTML } from 'entities'

type Block =
  | { readonly kind: 'text' | 'item' | 'heading' | 'code'; readonly text: string }
  | { readonly kind: 'row'; readonly cells: readonly string[] }

/** Lines as sections have them: code after a tab. */
export function linesOfHtml(html: string): string[] {
  return blocksOf(html, '').flatMap((block) => {
    if (block.kind === 'row') return block.cells.filter(Boolean).join(' ')
    if (block.kind !== 'code') return block.text
    const lines = block.text.split('\n').map((line) => line.trimEnd())
    return lines.filter((line) => line !== '').map((line) => `\t${line}`)
  })
}

export function markdownOfHtml(html: string): string {
  const written: string[] = []
  let before: Block | undefined
  for (const block of blocksOf(html, '`')) {
    const isNext = before?.kind === block.kind && (block.kind === 'row' || block.kind === 'item')
    const said = writeBlock(block, isNext)
    if (isNext) written[written.length - 1] += `\n${said}`
    else written.push(said)
    before = block
  }
  return written.join('\n\n')
}

function writeBlock(block: Block, isNext: boolean): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'item':
      return `- ${block.text}`
    case 'heading':
      return `**${block.text}**`
    case 'code':
      return `\`\`\`\n${block.text}\n\`\`\``
    case 'row': {
      const row = `| ${block.cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
      return isNext ? row : `${row}\n|${'---|'.repeat(block.cells.length)}`
    }
  }
}

const PARTS = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)([^>]*)>|[^<]+|</gi
const BLOCK =
  /^(?:address|article|aside|blockquote|br|caption|d[dlt]|details|div|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|label|legend|li|main|nav|[ou]l|output|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr)$/
/** Elements that hold no text to be read. */
const UNREAD = /^(?:button|datalist|noscript|script|select|style|svg|template|textarea)$/
const HIDDEN = /\s(?:hidden(?=[\s=>]|$)|aria-hidden="true")/
const VOID = /^(?:area|br|col|embed|hr|img|input|source|track|wbr)$/

/** `quote` stands around code in a line. */
function blocksOf(html: string, quote: string): Block[] {
  const blocks: Block[] = []
  let line = ''
  let kind: 'text' | 'item' | 'heading' | 'code' = 'text'
  let cells: string[] | undefined
  let unread: { readonly tag: string; depth: number } | undefined
  const end = () => {
    const text =
      kind === 'code' ? line.replace(/^\n|\n$/g, '') : line.replace(/[ \n\t\r]+/g, ' ').trim()
    line = ''
    if (text === '') return
    if (cells && kind !== 'code') cells[cells.length - 1] += (cells.at(-1) ? ' ' : '') + text
    else blocks.push({ kind, text })
    if (kind === 'item') kind = 'text'
  }
  for (const [part, slash = '', name, rest = ''] of html.matchAll(PARTS)) {
    const tag = name?.toLowerCase()
    if (unread) {
      if (tag === unread.tag) unread.depth += slash ? -1 : 1
      if (unread.depth === 0) unread = undefined
    } else if (tag === undefined) {
      if (!part.startsWith('<!--')) line += decodeHTML(part)
    } else if (!slash && !VOID.test(tag) && (UNREAD.test(tag) || HIDDEN.test(rest))) {
      unread = { tag, depth: 1 }
    } else if (tag === 'code' && kind !== 'code') line += quote
    else if (VOID.test(tag) && tag !== 'br') line += ' '
    else if (BLOCK.test(tag)) {
      end()
      if (tag === 'tr' && !slash) cells = []
      if (/^t[dh]$/.test(tag) && !slash) cells?.push('')
      if (tag === 'tr' && slash && cells) {
        if (cells.some(Boolean)) blocks.push({ kind: 'row', cells })
        cells = undefined
      }
      kind = kindIn(tag, slash !== '')
    }
  }
  end()
  return blocks
}

function kindIn(tag: string, isEnd: boolean): 'text' | 'item' | 'heading' | 'code' {
  if (isEnd) return 'text'
  if (tag === 'pre') return 'code'
  if (tag === 'li') return 'item'
  return /^h[1-6]$/.test(tag) ? 'heading' : 'text'
}
