/** Queries → answers, through one worker. */
import type { Ask, BoxAnswer } from '../../theme/search/searchBoxActions.ts'
import type { SearchReply, SearchRequest } from '../../search/searchService.ts'

/** Part of `Worker` that is used. */
export type SearchWorker = {
  postMessage(request: SearchRequest, transfer: ArrayBuffer[]): void
  addEventListener(type: 'message', listener: (event: MessageEvent<SearchReply>) => void): void
  terminate(): void
  /** The worker itself could not be loaded. */
  addEventListener(type: 'error', listener: () => void): void
}

export type SearchParty = {
  readonly createWorker: () => SearchWorker
  /** Absolute address of the index of the page shown. */
  readonly indexHref: () => string
  /** Rejects, or answers `undefined`, when there is no such file. */
  readonly fetchBytes: (href: string) => Promise<ArrayBuffer | undefined>
  /** Says whether the reader's connection allows requests they did not ask for. */
  readonly canSpend: () => boolean
}

export type SearchClient = {
  /** Fetches the index while the worker is still on its way. */
  warm(): void
  /** A newer query of the same channel drops the answers to the older ones. */
  channel(name: string): Ask
}

type Listener = {
  readonly id: number
  readonly hear: (answer: BoxAnswer) => void
  readonly ask: (isAnew: boolean) => void
  /** Asked once more already, after a silence. */
  readonly isAnew: boolean
  /** The last answer has not come. */
  isWaiting: boolean
}

/** A slow network takes long; a damaged index, which nothing comes out of, longer. */
const longestSilenceMs = 60_000

export function createSearchClient({
  createWorker,
  indexHref,
  fetchBytes,
  canSpend,
}: SearchParty): SearchClient {
  let current: SearchWorker | undefined
  let lastId = 0
  let warmedHref: string | undefined
  /** Runs while an answer is waited for. */
  let silence: ReturnType<typeof setTimeout> | undefined
  /** Until the index has come, or failed to. */
  let warming: Promise<void> | undefined
  const listeners = new Map<string, Listener>()

  /** One that could not be loaded is replaced at the next query. */
  function workerNow(): SearchWorker {
    if (current) return current
    const worker = createWorker()
    current = worker
    worker.addEventListener('message', ({ data: reply }) => {
      if (worker !== current) return
      const listener = listeners.get(reply.channel)
      if (listener?.id === reply.id) {
        listener.isWaiting = reply.state === 'answered' && !reply.isFinal
        listener.hear(reply.state === 'failed' ? 'failed' : reply)
      }
      expectReply()
    })
    worker.addEventListener('error', giveUp)
    return worker
  }

  const waiting = () => [...listeners.values()].filter(({ isWaiting }) => isWaiting)

  function expectReply(): void {
    clearTimeout(silence)
    if (waiting().length > 0) silence = setTimeout(askAnew, longestSilenceMs)
  }

  /** Tells those who wait. Returns them. */
  function giveUp(): readonly Listener[] {
    clearTimeout(silence)
    current?.terminate()
    current = undefined
    warmedHref = undefined
    const lost = waiting()
    for (const listener of lost) {
      listener.isWaiting = false
      listener.hear('failed')
    }
    return lost
  }

  /** Asks another worker what this one does not answer, once. */
  function askAnew(): void {
    for (const listener of giveUp()) if (!listener.isAnew) listener.ask(true)
  }

  function warm(): void {
    const href = indexHref()
    if (href === warmedHref) return
    warmedHref = href
    const worker = workerNow()
    const fetching = fetchBytes(href).then(
      (bytes) => {
        if (!bytes) return
        const request = { channel: 'warm', id: ++lastId, indexHref: href, text: '', bytes }
        worker.postMessage(request, [bytes])
      },
      // The worker will try by itself at the next query.
      () => {},
    )
    warming = fetching.then(() => {
      if (warmedHref === href) warming = undefined
    })
  }

  const channel = (name: string): Ask => {
    return (query, hear, limit) => {
      const ask = (isAnew = false) => {
        const id = ++lastId
        const listener = { id, hear, ask, isAnew, isWaiting: false }
        listeners.set(name, listener)
        warm()
        const send = () => {
          if (listeners.get(name) !== listener) return
          const text = query.trim()
          const request = {
            channel: name,
            id,
            indexHref: indexHref(),
            text,
            isThrifty: !canSpend(),
          }
          listener.isWaiting = true
          expectReply()
          workerNow().postMessage(limit === undefined ? request : { ...request, limit }, [])
        }
        // In the key's own task when it can be: before anything is rendered of it.
        if (warming) void warming.then(send)
        else send()
      }
      ask()
    }
  }
  return { warm, channel }
}
