/** Whether an address is of another host, as far as it says: `https://…`, `//…`. */
export const isForeign = (address: string): boolean =>
  /^\s*(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(address)

/** Whether it is more than a path, or a part of one: of another host, or of a scheme, `mailto:`. */
export const leavesSite = (address: string): boolean =>
  /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)

/** With its scheme, when it is of a page of another host; `undefined` for `mailto:`, a path… */
export function webAddressOf(address: string): string | undefined {
  const [start, scheme] = /^\s*(https?:)?(?=\/\/)/i.exec(address) ?? []
  if (start === undefined) return undefined
  return scheme ? address.trim() : `https:${address.trim()}`
}
