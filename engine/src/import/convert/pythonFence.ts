/** Converts the info string of a MkDocs fence: `{ .py hl_lines="2 3" }` to `py {2,3}`. */

export function pythonFence(info: string): string {
  const braced = /^\s*\{\s*(.*?)\s*\}\s*$/.exec(info)?.[1]
  if (braced === undefined && !/\b(?:hl_lines|linenums)\s*=/.test(info)) return info
  const typed = braced ?? info
  const classes = [...typed.matchAll(/(?:^|\s)\.([\w+#-]+)/g)].map(([, name = '']) => name)
  const language =
    braced === undefined
      ? (/^\s*([^\s=]+)(?=\s|$)/.exec(typed)?.[1] ?? '')
      : (classes.find((name) => !/^(?:annotate|no-copy|copy|select)$/.test(name)) ?? '')
  const option = (name: string) =>
    new RegExp(String.raw`\b${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))`)
      .exec(typed)
      ?.slice(1)
      .find(Boolean)
  const title = option('title')
  const lines = option('hl_lines')
    ?.trim()
    .replace(/[\s,]+/g, ',')
  const first = option('linenums')
  return [
    language,
    ...(title === undefined ? [] : [`title="${title}"`]),
    ...(lines ? [`{${lines}}`] : []),
    ...(first === undefined
      ? []
      : [/^\d+$/.test(first) && first !== '1' ? `showLineNumbers=${first}` : 'showLineNumbers']),
  ].join(' ')
}
