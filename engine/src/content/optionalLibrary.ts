/** A library that a site installs if it needs it: loaded at its first use, which is asked for again once it is there. */

export type OptionalLibrary<Library> = {
  /** Returns `undefined` while it is not loaded, and why where it cannot be. */
  readonly get: () => Library | { readonly error: string } | undefined
  /** Tells, once, that it was asked for before it was loaded. */
  readonly takeWanted: () => boolean
  readonly load: () => Promise<void>
}

export function optionalLibrary<Library>(
  name: string,
  importIt: () => Promise<Library>,
): OptionalLibrary<Library> {
  let library: Library | { readonly error: string } | undefined
  let isWanted = false
  return {
    get: () => {
      isWanted ||= library === undefined
      return library
    },
    takeWanted: () => {
      const wanted = isWanted
      isWanted = false
      return wanted
    },
    load: async () => {
      library ??= await importIt().catch(() => ({
        error: `the package “${name}” is not installed: npm install ${name}`,
      }))
    },
  }
}
