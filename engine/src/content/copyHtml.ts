/** HTML, or a tag of JSX, that an author wrote → the same without comments, its addresses leading somewhere. */

import { decodeHTML } from 'entities'
import { escapeAttribute } from './escapeHtml.ts'
import type { AddressOf } from './markdownAddress.ts'
import { replaceInSrcset } from './srcset.ts'

/** An empty line in its place would end the HTML. */
const COMMENT_ON_ITS_LINES = /(?<=\n)[ \t>]*<!--(?:(?!-->)[\s\S])*-->[ \t]*(?:\n|$)/g
const COMMENT_OR_TAG = /<!--[\s\S]*?(?:-->|$)|<[a-zA-Z](?:"[^"]*"|'[^']*'|[^>"'])*>/g
const ADDRESS =
  /(\s(?:(?:xlink:?)?href|src|srcset|poster|to)\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`{]+))/gi

export function copyHtml(html: string, addressOf: AddressOf): string {
  return html.replace(COMMENT_ON_ITS_LINES, '').replace(COMMENT_OR_TAG, (piece) =>
    piece.startsWith('<!--')
      ? ''
      : piece.replace(ADDRESS, (typed, before: string, ...values: (string | undefined)[]) => {
          const [double, single, bare] = values
          const given = decodeHTML(double ?? single ?? bare ?? '')
          const address = /^\ssrcset/i.test(before)
            ? replaceInSrcset(given, (each) => addressOf(each) ?? each)
            : (addressOf(given) ?? given)
          return address === given ? typed : `${before}"${escapeAttribute(address)}"`
        }),
  )
}
