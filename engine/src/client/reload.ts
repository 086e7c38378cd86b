/** A file of the app that is no longer there → the page loaded anew, at most once: a deployment took it away. */

/** The app of each site and build has its own. */
const reloadKeyOf = (appUrl: string): string => `lucarne.reloaded ${appUrl}`

/** Loads the page anew unless that was of no help. Answers whether it goes; asked again meanwhile, the same. */
export type Reload = () => Promise<boolean>

/**
 * `appUrl` names the build: a reload that brings the same one back explains nothing, and is not tried again.
 * Without a network, or with storage forbidden, the page stays as it is.
 */
export function createReload(appUrl: string): Reload {
  let trying: Promise<boolean> | undefined
  return () => {
    trying ??= reloadOnce(appUrl).finally(() => (trying = undefined))
    return trying
  }
}

async function reloadOnce(appUrl: string): Promise<boolean> {
  try {
    if (sessionStorage.getItem(reloadKeyOf(appUrl)) !== null) return false
    const answer = await fetch(location.href, { cache: 'no-store' })
    if (!answer.ok) return false
    sessionStorage.setItem(reloadKeyOf(appUrl), '')
    location.reload()
    return true
  } catch (cause) {
    console.warn('The page was not loaded anew', cause)
    return false
  }
}
