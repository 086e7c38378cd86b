/** The HTML of a page, as it was served → what is shown of it without a network. */

/**
 * Delimiters that `documentHtml` and `Main` write, with the scripts that run before the article is drawn. An article
 * may hold any text, but none of these.
 */
const mainStart = /<main id="~main"[^>]*>(?:<script>.*?<\/script>)*/s
const mainEnd = '</main>'

/** The page with `note`, as HTML, above its content. */
export function withNote(html: string, note: string): string {
  return html.replace(mainStart, (start) => start + note)
}

/** The `index.json` beside the page, which is made of the same; `undefined` for what is no page of the site. */
export function pageDataOf(html: string): string | undefined {
  const start = mainStart.exec(html)
  const [, facts] = / id="~page">(.*?)<\/script>/s.exec(html) ?? []
  if (!start || facts === undefined) return undefined
  const [, description = ''] = /<meta name="description" content="([^"]*)">/.exec(html) ?? []
  const main = html.slice(start.index + start[0].length, html.lastIndexOf(mainEnd))
  return JSON.stringify({
    ...(JSON.parse(facts) as object),
    description: unescapeAttribute(description),
    html: main,
  })
}

/** The other way round from `escapeAttribute`. */
const unescapeAttribute = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
