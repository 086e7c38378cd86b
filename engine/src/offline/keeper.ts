/** The site as it is published → a copy in the browser, brought up to date in the background, a few files at a time. */

import { type KeepPlan, keepPlanOf } from './keepPlan.ts'
import { type SiteCache, stampOf } from './siteCache.ts'
import { offlineList } from '../site/offlineFiles.ts'
import { readList, type SiteList } from './siteList.ts'

/** Brings the copy up to date. What fails is taken up at the next call; none rejects. */
export type Keeper = (reading: KeeperReading) => Promise<void>

export type KeeperReading = {
  /** Address under the base URL of the page being read. */
  readonly address: string
  /** Whether the list that was read last may be that of a build before. */
  readonly isLoaded: boolean
}

export type KeeperParts = {
  readonly cache: SiteCache
  /** Asks the network for an address under the base URL, after those that the reader waits for. */
  readonly fetchLate: (address: string) => Promise<Response>
  /** Whether the reader's line may carry what they have not asked for. */
  readonly canSpend: () => boolean
}

const AT_ONCE = 3
/** One lives as long as its worker: calls that come while it works are for later. */
export function createKeeper({ cache, fetchLate, canSpend }: KeeperParts): Keeper {
  let known: SiteList | undefined
  let turn: Promise<void> = Promise.resolve()

  async function fetchList(): Promise<SiteList | undefined> {
    const answer = await fetchLate(offlineList)
    return answer.ok ? readList(await answer.text()) : undefined
  }

  /** False when the network, the reader's consent or the host's patience is lost. What is not there stops nothing. */
  async function keepFile({ address, stamp }: KeepPlan['fetched'][number]): Promise<boolean> {
    if (!canSpend()) return false
    const answer = await fetchLate(address)
    if (answer.status === 200 && !answer.redirected) await cache.put(address, answer, stamp)
    return answer.status !== 429 && answer.status < 500
  }

  async function keep({ address, isLoaded }: KeeperReading): Promise<void> {
    if (!canSpend()) return
    if (isLoaded) known = undefined
    known ??= await fetchList()
    const list = known
    if (!list) return
    const keptList = await cache.get(offlineList)
    const isSame = keptList !== undefined && stampOf(keptList) === list.build
    // Kept again for its date: on this day too, the site was what is kept.
    if (isSame && isLoaded) await keepList(list, list.build)
    if (isSame && list.isWhole) return
    const { fetched, forgotten } = keepPlanOf(list, await cache.stamps(), address)
    // Its stamp tells whether all that it names is there; until then, pages of the build before keep what they need.
    if (!isSame) await keepList(list, 'incomplete')
    if (!(await keepFiles(fetched)) || isSame) return
    await cache.forget(forgotten.filter((address) => address !== offlineList))
    await keepList(list, list.build)
  }

  const keepList = (list: SiteList, stamp: string) =>
    cache.put(offlineList, new Response(JSON.stringify(list)), stamp)

  /** Answers whether all are there. */
  async function keepFiles(files: KeepPlan['fetched']): Promise<boolean> {
    const queue = [...files]
    let isComplete = true
    const work = async () => {
      for (let next = queue.shift(); next && isComplete; next = queue.shift())
        isComplete = (await keepFile(next).catch(warn)) && isComplete
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return isComplete
  }

  return (reading) => {
    turn = turn.then(() => keep(reading)).catch((cause: unknown) => void warn(cause))
    return turn
  }
}

function warn(cause: unknown): false {
  console.warn('Not all of the site is kept for reading offline yet', cause)
  return false
}
