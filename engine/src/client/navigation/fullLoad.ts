/** Leaving the page for another load of it by the browser, at most once for the same reason. */
import type { PageFacts } from '../../site/page.ts'
import type { StorageArea } from '../../theme/appContext.ts'
import { isSamePath } from './samePath.ts'

const fullLoadKey = 'lucarne.fullLoad'
/** A second failure within this time is the same failure, not a new attempt of the reader. */
const SAME_FAILURE_MS = 10_000

export type FullLoad = (href: string) => boolean

/** The answered function says `false` when it would only go round in a circle: the caller must show the failure. */
export function createFullLoad(session: StorageArea, leave: (href: string) => void): FullLoad {
  return (href) => {
    const nowMs = Date.now()
    if (isCircle(session.get(fullLoadKey), href, nowMs)) return false
    session.set(fullLoadKey, `${nowMs} ${href}`)
    leave(href)
    return true
  }
}

/** A reader who is elsewhere has come back, and may ask for the same address: to be called as the app starts. */
export function forgetPastFullLoad(session: StorageArea): void {
  const forget = () => {
    if (isElsewhere(session.get(fullLoadKey), location.href)) session.set(fullLoadKey, null)
  }
  forget()
  // A page that the browser had kept whole starts nothing.
  addEventListener('pageshow', forget)
}

/** `last` is the time and address of the last full load, as stored. */
export function isCircle(last: string | null, href: string, nowMs: number): boolean {
  const [, timeMs, lastHref] = /^(\d+) (.*)$/.exec(last ?? '') ?? []
  return lastHref === href && nowMs - Number(timeMs) < SAME_FAILURE_MS
}

/** A host that shows the page under its own form of the address has not led elsewhere. */
export function isElsewhere(last: string | null, href: string): boolean {
  const lastHref = last?.replace(/^\d+ /, '') ?? href
  return !isSamePath(new URL(lastHref, href).pathname, new URL(href).pathname)
}

/** Pages of two deployments do not mix: their frame, styles and scripts may differ. */
export function isOfAnotherBuild(next: PageFacts, current: PageFacts): boolean {
  return next.frame !== current.frame || next.build !== current.build
}
