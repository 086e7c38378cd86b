/** Says whether an address names another host: `https://…`, `//…`. */
export const isForeign = (address: string): boolean =>
  /^\s*(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(address)

/** Says whether an address leaves the site: it names a host, or a scheme such as `mailto:`. */
export const leavesSite = (address: string): boolean =>
  /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)

/** With its scheme, when it is of a page of another host; `undefined` for `mailto:`, a path… */
export function webAddressOf(address: string): string | undefined {
  const [start, scheme] = /^\s*(https?:)?(?=\/\/)/i.exec(address) ?? []
  if (start === undefined) return undefined
  return scheme ? address.trim() : `https:${address.trim()}`
}
