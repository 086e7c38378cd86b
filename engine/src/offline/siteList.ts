/** `offline.json`, beside the worker: what the site is made of, as the build lists it. */

export type SiteList = {
  /** Names the content of the whole site. */
  readonly build: string
  /** Set when the whole site is light enough to be kept for a reader who has not asked for it. */
  readonly isWhole: boolean
  /** Total size of the files below, as a reader receives them. */
  readonly bytes: number
  /**
   * Address under the base URL, percent-encoded → hash of what it holds; nothing where its name says it. In the order in
   * which they are wanted. Where the site is too heavy, only what every page needs.
   */
  readonly files: Readonly<Record<string, string>>
  /** By the folder of their pages, `''` for the default one. */
  readonly locales: Readonly<Record<string, OfflineLocale>>
}

export type OfflineLocale = {
  readonly htmlLang: string
  /** HTML said above a kept page; `{date}` is when it was kept. */
  readonly note: string
  /** Address under the base URL of the page shown in place of one that was not kept. */
  readonly page: string
}

/** A host may answer any address with a page of its own: `undefined` for what is no list. */
export function readList(text: string): SiteList | undefined {
  try {
    const list = JSON.parse(text) as Partial<SiteList> | null
    return list?.build && list.files && list.locales ? (list as SiteList) : undefined
  } catch {
    return undefined
  }
}

/** Returns the locale whose folder is the longest that contains the address. */
export function localeAt(address: string, { locales }: SiteList): OfflineLocale | undefined {
  const folders = Object.keys(locales).filter((folder) => address.startsWith(folder))
  return locales[folders.toSorted((a, b) => b.length - a.length)[0] ?? '']
}
