/** The site as it is published → a copy in the browser, brought up to date in the background, a few files at a time. */

import { offlineList } from '../site/offlineFiles.ts'
import { isItself, isPage } from './isItself.ts'
import { type PrecachePlan, planPrecache } from './precachePlan.ts'
import { keptOn, type SiteCache, readKeptStamp } from './siteCache.ts'
import { readList, type SiteList } from './siteList.ts'

/** Brings the copy up to date. What fails is taken up at a later call; none rejects. */
export type Precache = (reading: PrecacheReading) => Promise<void>

export type PrecacheReading = {
  /** Address under the base URL of the page being read. */
  readonly address: string
  /** Set when the list last read may be that of an earlier build. */
  readonly isLoaded: boolean
}

export type PrecacheParts = {
  readonly cache: SiteCache
  /** Asks the network for an address under the base URL, after those that the reader waits for. */
  readonly fetchLate: (address: string) => Promise<Response>
  /** Says whether the reader's connection allows requests they did not ask for. */
  readonly canSpend: () => boolean
  readonly now: () => Date
}

/** Result of fetching a file of the list. */
type Outcome =
  | 'kept'
  /** The host answers, with something else than its list says: it is being deployed, or changes what it serves. */
  | 'other'
  /** The network, the reader's consent or the host's patience is gone. */
  | 'lost'
  /** The browser gives no room. */
  | 'refused'

const AT_ONCE = 3
const DAY_MS = 86_400_000

/** Stamp of a build fetched to its end, some files of which did not match the list. */
const partly = (build: string) => `${build} partly`

/** One lives as long as its worker: calls that come while it works are for later. */
export function createPrecache({ cache, fetchLate, canSpend, now }: PrecacheParts): Precache {
  let known: SiteList | undefined
  let isRefused = false
  let turn: Promise<void> = Promise.resolve()

  async function fetchList(): Promise<SiteList | undefined> {
    const answer = await fetchLate(offlineList)
    return answer.ok ? readList(await answer.text()) : undefined
  }

  async function keepFile({ address, stamp }: Wanted, { files }: SiteList): Promise<Outcome> {
    if (!canSpend()) return 'lost'
    const answer = await fetchLate(address)
    if (answer.status === 429 || answer.status >= 500) return 'lost'
    // A page that was opened may be none that is published.
    if (!isItself(address, answer)) return address in files ? 'other' : 'kept'
    const body = await answer.arrayBuffer()
    // What came, not what was to come: an old page must not pass for the new one.
    const held = files[address] ? await hashBody(body) : stamp
    const isPut = await cache.put(address, new Response(body, answer), held).then(() => true, warn)
    if (!isPut) return 'refused'
    return held === stamp ? 'kept' : 'other'
  }

  async function keep({ address, isLoaded }: PrecacheReading): Promise<void> {
    if (!canSpend()) return
    // Where there is no room, there is none a moment later either.
    if (isRefused && !isLoaded) return
    isRefused = false
    if (isLoaded) known = undefined
    known ??= await fetchList()
    const list = known
    if (!list) return
    const keptList = await cache.get(offlineList)
    const isSame = keptList !== undefined && readKeptStamp(keptList) === list.build
    // Kept again for its date: on this day too, the site was what is kept.
    if (isSame && isLoaded) await keepList(list, list.build)
    const isSettled = isSame || isPatient(keptList, list)
    if (isSettled && list.isWhole) return
    const { fetched, forgotten } = planPrecache(list, await cache.stamps(), address)
    // Its stamp tells whether all that it names is there; until then, pages of the build before keep what they need.
    if (!isSettled) await keepList(list, 'incomplete')
    const wanted = isSettled ? fetched.filter((each) => each.address === address) : fetched
    const outcome = await keepFiles(wanted, list)
    if (outcome === 'lost') return
    isRefused = outcome === 'refused'
    const unwanted = forgotten.filter((each) => each !== offlineList)
    // Images and indexes that were read are of this build too.
    await cache.forget(isSettled ? unwanted.filter(isPage) : unwanted)
    if (isSettled || isRefused) return
    await keepList(list, outcome === 'kept' ? list.build : partly(list.build))
  }

  const keepList = (list: SiteList, stamp: string) =>
    cache.put(offlineList, new Response(JSON.stringify(list)), stamp)

  /** A host whose files are never those of its list is asked for them once a day, not at each page. */
  const isPatient = (keptList: Response | undefined, { build }: SiteList) =>
    keptList !== undefined &&
    readKeptStamp(keptList) === partly(build) &&
    now().getTime() - Date.parse(keptOn(keptList)) < DAY_MS

  /** Stops at the first that is lost or refused. */
  async function keepFiles(files: readonly Wanted[], list: SiteList): Promise<Outcome> {
    const queue = [...files]
    let worst: Outcome = 'kept'
    const canGoOn = () => worst === 'kept' || worst === 'other'
    const work = async () => {
      for (let next = queue.shift(); next && canGoOn(); next = queue.shift()) {
        const outcome = await keepFile(next, list).catch(lose)
        if (canGoOn() && outcome !== 'kept') worst = outcome
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return worst
  }

  return (reading) => {
    turn = turn.then(() => keep(reading)).catch((cause: unknown) => void warn(cause))
    return turn
  }
}

type Wanted = PrecachePlan['fetched'][number]

/** As the build's `hashBody`, as short as in the list. */
async function hashBody(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return [...digest.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function lose(cause: unknown): Outcome {
  warn(cause)
  return 'lost'
}

function warn(cause: unknown): false {
  console.warn('Not all of the site is kept for reading offline yet', cause)
  return false
}
