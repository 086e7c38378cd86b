/** A planned request → its answer: from the network first, from what is kept where that fails. */

import { keptHeader, offlineList } from '../site/offlineFiles.ts'
import { isItself } from './isItself.ts'
import { pageDataOf, withNote } from './keptPage.ts'
import type { RequestPlan } from './requestPlan.ts'
import { keptOn, type SiteCache, readKeptStamp } from './siteCache.ts'
import { localeAt, readList, type SiteList } from './siteList.ts'

export type AnswerParts = {
  readonly cache: SiteCache
  /** As the browser would ask for it. */
  readonly fetchNow: () => Promise<Response>
  /** Absolute address of the site. */
  readonly scope: string
  /** Query of the request, with its `?`. */
  readonly search: string
  /** Runs work after the answer has been sent. */
  readonly later: (work: Promise<unknown>) => void
}

/** A network that says nothing for so long is as good as none, where there is a copy. */
const PATIENCE_MS = 4000

export type AnsweredPlan = Exclude<RequestPlan, { readonly kind: 'leave' }>

/** Rejects as the network does when nothing is kept. */
export function answerRequest(plan: AnsweredPlan, parts: AnswerParts): Promise<Response> {
  const { cache } = parts
  switch (plan.kind) {
    case 'named':
      return keptFirst(plan.address, parts)
    case 'file':
      return freshFirst(
        parts,
        () => cache.get(plan.address),
        (answer) => keep(plan.address, answer, parts),
      )
    case 'pageData':
      return freshFirst(parts, () => keptData(plan.address, parts))
    case 'page':
      return freshFirst(parts, () => keptPage(plan, parts)).catch(async (failure: unknown) => {
        const page = await quietly(offlinePage(plan.address, parts))
        if (!page) throw failure
        return page
      })
  }
}

async function keptFirst(address: string, parts: AnswerParts): Promise<Response> {
  const kept = await quietly(parts.cache.get(address))
  if (kept && isItself(address, kept)) return kept
  const answer = await parts.fetchNow()
  keep(address, answer, parts)
  return answer
}

/** Whatever the network answers is right, unless it says that nobody is behind it. */
async function freshFirst(
  { fetchNow }: AnswerParts,
  findKept: () => Promise<Response | undefined>,
  onFresh: (answer: Response) => void = () => {},
): Promise<Response> {
  const fetching = fetchNow()
  const early = await Promise.race([fetching.catch(() => undefined), after(PATIENCE_MS)])
  if (early && !unreachable.has(early.status)) {
    onFresh(early)
    return early
  }
  return (await quietly(findKept())) ?? fetching
}

/** Answers of proxies whose site is down. */
const unreachable: ReadonlySet<number> = new Set([502, 503, 504])

const after = (delayMs: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), delayMs))

function keep(address: string, answer: Response, { cache, later }: AnswerParts): void {
  if (isItself(address, answer)) later(quietly(cache.put(address, answer.clone(), '')))
}

async function keptPage(
  { address, isMoved }: Extract<RequestPlan, { kind: 'page' }>,
  parts: AnswerParts,
): Promise<Response | undefined> {
  const kept = await parts.cache.get(address)
  if (kept && isMoved) return Response.redirect(parts.scope + address + parts.search)
  return kept && new Response(await noted(kept, address, parts), { headers: kept.headers })
}

async function keptData(address: string, parts: AnswerParts): Promise<Response | undefined> {
  const kept = await parts.cache.get(address)
  if (!kept) return undefined
  const json = pageDataOf(await noted(kept, address, parts))
  if (json === undefined) return undefined
  const headers = { 'Content-Type': 'application/json', [keptHeader]: keptOn(kept) }
  return new Response(json, { headers })
}

/** The kept page, which says of when it is. */
async function noted(kept: Response, address: string, { cache }: AnswerParts): Promise<string> {
  const html = await kept.text()
  const known = await keptListIn(cache)
  const locale = known && localeAt(address, known.list)
  if (!locale) return html
  // The last day that the site was seen to hold this very page.
  const isCurrent = known.list.files[address] === readKeptStamp(kept)
  const date = new Date(isCurrent ? known.seenOn : keptOn(kept))
  const day = new Intl.DateTimeFormat(locale.htmlLang, { dateStyle: 'long' }).format(date)
  const note = locale.note.replace('{date}', () => day.replaceAll(' ', '\u00A0'))
  return withNote(html, note)
}

/** Says that the page was not kept. */
async function offlinePage(address: string, { cache }: AnswerParts): Promise<Response | undefined> {
  const known = await keptListIn(cache)
  const locale = known && localeAt(address, known.list)
  return locale && cache.get(locale.page)
}

async function keptListIn(
  cache: SiteCache,
): Promise<{ readonly list: SiteList; readonly seenOn: string } | undefined> {
  const kept = await cache.get(offlineList)
  const list = kept && readList(await kept.text())
  return list && { list, seenOn: keptOn(kept) }
}

/** Storage that fails is as good as empty: the network must not suffer from it. */
const quietly = <Value>(work: Promise<Value>): Promise<Value | undefined> =>
  work.catch((cause: unknown) => {
    console.warn('What is kept for reading offline cannot be used', cause)
    return undefined
  })
