/** Whether an address is of another host, as far as it says: `https://…`, `//…`. */
export const isForeign = (address: string): boolean =>
  /^\s*(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(address)
