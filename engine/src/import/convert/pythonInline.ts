/** Converts inline syntax of Python-Markdown's extensions to HTML, or to nothing when it is invisible. */

import type { Conversion } from '../importPlan.ts'
import { outsideCode, lineAt } from './codeSafe.ts'
import { keyNames } from './keyNames.ts'

type Note = Conversion['note']

export type InlineOptions = {
  /** Extensions that the site has on: without them, their marks are text. */
  readonly has: (extension: RegExp) => boolean
}

export function convertPythonInline(text: string, options: InlineOptions, note: Note): string {
  const { has } = options
  return outsideCode(text, (prose) => {
    const replace = (pattern: RegExp, kind: string, by: (...parts: string[]) => string) => {
      prose = prose.replace(pattern, (...args: unknown[]) => {
        const offset = args.find((each) => typeof each === 'number')
        const parts = args
          .filter((each, index) => index > 0 && (typeof each === 'string' || each === undefined))
          .map((each) => (each as string | undefined) ?? '')
        const written = by(...parts.slice(0, -1))
        note({ level: 'converted', kind, line: lineAt(prose, offset ?? 0) })
        return written
      })
    }
    if (has(/keys/))
      replace(/(?<![+\w])\+\+([\w"'-]+(?:\+[\w"'-]+)*)\+\+(?!\+)/g, '++keys++ → <kbd>', keys)
    if (has(/arithmatex|katex|mdx_math/)) prose = texFormulas(prose)
    if (has(/mark/))
      replace(
        /(?<![=\w])==(?=\S)([^=\n]*(?:=[^=\n]+)*?\S|\S)==(?!=)/g,
        '==mark== → <mark>',
        (inner) => `<mark>${inner}</mark>`,
      )
    if (has(/caret/)) {
      replace(/\^\^(?=\S)([^\n^]+?)\^\^/g, '^^ins^^ → <ins>', (inner) => `<ins>${inner}</ins>`)
      replace(
        /(?<![\^[\\])\^(?=\S)([^\s^\n]+)\^(?!\^)/g,
        '^sup^ → <sup>',
        (inner) => `<sup>${inner}</sup>`,
      )
    }
    if (has(/tilde/))
      replace(
        /(?<![~\\])~(?=[^~\s])([^\s~\n]+)~(?!~)/g,
        '~sub~ → <sub>',
        (inner) => `<sub>${inner}</sub>`,
      )
    if (has(/emoji/))
      replace(
        /:(?:material|octicons|fontawesome|simple)-[\w-]+:(?:\{[^}\n]*\})? ?/g,
        'icons of fonts, left out',
        () => '',
      )
    replace(
      /!\[([^\]\n]*)\]\(([^()\s]+(?:\([^()\s]*\)[^()\s]*)?)(?:\s+["']([^"'\n]*)["'])?\)\{:?\s*([^{}\n]*?)\s*\}/g,
      'attributes of images → <img>',
      image,
    )
    replace(
      /(\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)?\)|\][ ]?\[[^\]\n]*\]|[*_`\uE012>])\{:?\s*(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s}]+)|\s+)+\s*\}/g,
      'attributes of links and words, left out',
      (before) => before,
    )
    prose = prose.replace(/^(#{1,6} .*?)\s*\{:\s*([^}\n]*?)\s*\}\s*$/gm, '$1 {$2}')
    replace(/^[ ]*\{:\s*([^}\n]*)\}[ ]*$/gm, 'attributes of blocks, left out', (inner) =>
      writeAnchor(inner),
    )
    return prose
  })
}

const keys = (typed: string): string =>
  typed
    .split('+')
    .map(
      (key) =>
        `<kbd>${keyNames.get(key.toLowerCase()) ?? key.replace(/^["']|["']$/g, '').replace(/^./, (letter) => letter.toUpperCase())}</kbd>`,
    )
    .join('+')

/** Attributes that say nothing to a reader go: then the image stays one of Markdown. */
function image(alt: string, address: string, title: string, attributes: string): string {
  const kept = [
    ...attributes.matchAll(/\b(width|height|align|style)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s}]+))/g),
  ].map(([, name = '', double, single, bare]) => `${name}="${double ?? single ?? bare ?? ''}"`)
  const titled = title === '' ? '' : ` "${title}"`
  if (kept.length === 0) return `![${alt}](${address}${titled})`
  const quoted = (text: string) => text.replaceAll('"', '&quot;')
  return `<img src="${address}" alt="${quoted(alt)}"${title && ` title="${quoted(title)}"`} ${kept.join(' ')}>`
}

const writeAnchor = (attributes: string): string => {
  const id = /#([\w-]+)/.exec(attributes)?.[1]
  return id === undefined ? '' : `<a id="${id}"></a>`
}

/** `\\(…\\)` and `\\[…\\]` are between dollars here. */
const texFormulas = (prose: string): string =>
  prose
    .replace(/(?<!\\)\\\(([^\n]+?)\\\)/g, (_, tex: string) => `$${tex.trim()}$`)
    .replace(/^([ \t]*)\\\[\s*([\s\S]+?)\s*\\\][ \t]*$/gm, '$1$$$$\n$1$2\n$1$$$$')
