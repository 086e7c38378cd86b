/** HTML → the values of its `style` attributes, as a browser reads them: a policy allows each by its hash. */

import { decodeHTMLAttribute } from 'entities'

/** Each once, in order. Text that shows a tag has no `<`. */
export function stylesIn(html: string): readonly string[] {
  if (!/\sstyle\s*=/i.test(html)) return []
  const tags = html.match(TAG) ?? []
  return [...new Set(tags.flatMap((tag) => styleOf(tag) ?? []))]
}

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*>/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** Returns a tag's `style`. Like browsers, keeps the first of duplicates. */
function styleOf(tag: string): string | undefined {
  for (const [, name = '', double, single, bare] of tag.slice(1).matchAll(ATTRIBUTE))
    if (name.toLowerCase() === 'style') return decodeHTMLAttribute(double ?? single ?? bare ?? '')
  return undefined
}
