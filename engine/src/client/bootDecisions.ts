/** Decisions of the boot script, as pure functions. Kept tiny: they are inlined in every page. */

/** `stored` is whatever the storage holds: only a mode of ours counts; `''` as `fallback` follows the system. */
export function startingColorMode(
  stored: string | undefined,
  fallback: string,
  systemIsDark: boolean,
): string {
  return stored === 'light' || stored === 'dark'
    ? stored
    : fallback || (systemIsDark ? 'dark' : 'light')
}

/** The base URL under which the page really is, when its address shows it; else `false`. */
export function servedBaseUrl(pathname: string, pageHref: string, baseUrl: string): string | false {
  const path = pageHref.slice(baseUrl.length - 1)
  const base = pathname.slice(0, 1 - path.length || undefined)
  return pathname.endsWith(path) && base !== baseUrl && base
}

/**
 * Says whether a key pressed before the app has loaded is meant for it: Ctrl K, ⌘ K or, outside fields, `/` open
 * search; anything typed while search opens goes to it. `key` is absent from events that are not keyboard events.
 */
export function isHeldKey(
  event: Partial<Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>>,
  target: { matches(selector: string): boolean },
  isOpening: boolean,
): boolean {
  return event.ctrlKey || event.metaKey
    ? event.key === 'k'
    : isOpening
      ? event.key?.length === 1 || event.key === 'Enter'
      : event.key === '/' && !target.matches(':read-write')
}
