/** The SVG of the library → the same in the colours of the theme: no style sheet, no font of another host, ids of its own. */

/** Maps the variables that the library derives from its background to those of the theme. */
const meanings: ReadonlyMap<string, string> = new Map([
  ['--bg', '--page'],
  ['--fg', '--text'],
  ['--_text', '--strong'],
  ['--_text-sec', '--text'],
  ['--_text-muted', '--soft'],
  ['--_text-faint', '--soft'],
  ['--_line', '--soft'],
  ['--_arrow', '--accent'],
  ['--_node-fill', '--raised'],
  ['--_node-stroke', '--edge'],
  ['--_group-fill', '--surface'],
  ['--_group-hdr', '--surface'],
  ['--_inner-stroke', '--line'],
  ['--_key-badge', '--surface'],
])

const TAGS =
  /^(?:svg|g|defs|marker|polygon|polyline|rect|circle|ellipse|line|path|text|tspan|clipPath|title|desc)$/

/** Numbers to a tenth of a pixel: the rest is only weight. */
export function cleanDrawing(svg: string, id: string): string {
  const [, width = '', height = ''] =
    /<svg[^>]*\bwidth="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
  return svg
    .replace(/<style>[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
    .replace(
      /<svg[^>]*>/,
      `<svg class="drawn" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    )
    .replace(
      /<(\/?)([\w:-]+)((?:"[^"]*"|[^">])*)>/g,
      (_, slash: string, name: string, rest: string) =>
        TAGS.test(name) ? `<${slash}${name}${slash ? '' : cleanAttributes(rest, id)}>` : '',
    )
    .replace(/>\s*\n\s*</g, '><')
    .trim()
}

function cleanAttributes(typed: string, id: string): string {
  const isClosed = /\/\s*$/.test(typed)
  const kept = [...typed.matchAll(/\s([\w:-]+)="([^"]*)"/g)].flatMap(
    ([, name = '', value = '']) => {
      if (/^(?:on|data-|style$|xmlns|href|xlink|font-family)/i.test(name)) return []
      if (name === 'class') return value === 'drawn' ? [' class="drawn"'] : []
      return [` ${name}="${cleanValue(name, value, id)}"`]
    },
  )
  return kept.join('') + (isClosed ? '/' : '')
}

function cleanValue(name: string, value: string, id: string): string {
  if (name === 'id') return `${id}-${value}`
  return value
    .replace(/url\(#([\w-]+)\)/g, `url(#${id}-$1)`)
    .replace(/var\((--[\w-]+)\)/g, (typed, variable: string) => {
      const meaning = meanings.get(variable)
      return meaning ? `var(${meaning})` : typed
    })
    .replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
}
