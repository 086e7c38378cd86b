/** `srcset`: the addresses of one image in several sizes, with the width or the density that each is for. */

/** As HTML reads them: a comma may stand in an address, and ends it before a space or after its descriptor. */
const CANDIDATE = /([^\s,](?:\S*[^\s,])?)((?:\s(?:\([^)]*\)|[^,(])*)?,?)/g

export const replaceInSrcset = (srcset: string, replace: (address: string) => string): string =>
  srcset.replace(CANDIDATE, (_, address: string, rest: string) => replace(address) + rest)

export const addressesInSrcset = (srcset: string): string[] =>
  [...srcset.matchAll(CANDIDATE)].map(([, address = '']) => address)
