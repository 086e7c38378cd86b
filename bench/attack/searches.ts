/** Hostile queries to a right index, and any query to a mutated one: an answer or a failure comes, always. */

import {
  SMALL_CORPUS,
  buildFiles,
  createSearchService,
  documentsOf,
  languageNamed,
  openAll,
  openIndex,
  search,
  type SearchReply,
} from '../engineInternals.ts'
import { queryWords } from './corpus.ts'
import { type Bounds, type FamilyOutcome, tryEach } from './family.ts'
import { randomFrom, type Random } from './random.ts'

const queryOf = (random: Random): string =>
  Array.from({ length: 1 + random.number(6) }, () => random.pick(queryWords)).join(
    random.pick([' ', '-', '']),
  )

export function attackQueries(bounds: Bounds): Promise<FamilyOutcome> {
  const index = openAll(buildFiles(documentsOf(SMALL_CORPUS)))
  const random = randomFrom(1_000_000)
  return tryEach(bounds, (number) => {
    const query = queryOf(random)
    try {
      const { hits } = search(index, query)
      const isSound = hits.length <= 8 && hits.every(({ score }) => Number.isFinite(score))
      return isSound ? undefined : `query ${number}: ${JSON.stringify(query)} has a wrong answer`
    } catch (error) {
      return `query ${number}: ${JSON.stringify(query)}: ${String(error)}`
    }
  })
}

const href = 'https://docs.example/search-index-essai.json'

/** Through the service, as the worker has it: whatever was done to the files, a reply comes. */
export function attackIndexes(bounds: Bounds): Promise<FamilyOutcome> {
  const files = buildFiles(documentsOf(SMALL_CORPUS), {
    settings: { shardThreshold: 0, shardLength: 300 },
  })
  const texts = new Map([...files].map(([name, json]) => [name, JSON.stringify(json)]))
  const random = randomFrom(50_000)
  return tryEach(bounds, async (number) => {
    const mutated = new Map(
      [...texts].map(([name, text]) => [
        name,
        random.number(3) === 0 ? mutate(text, random) : text,
      ]),
    )
    mutated.set(
      'search-index-essai.json',
      openable(texts.get('search-index-essai.json') ?? '', random),
    )
    const replies: SearchReply[] = []
    const ask = createSearchService(
      {
        languageOf: languageNamed,
        fetchJson: (address) =>
          Promise.resolve(
            JSON.parse(mutated.get(address.slice(address.lastIndexOf('/') + 1)) ?? '') as unknown,
          ),
      },
      (reply) => replies.push(reply),
    )
    const query = random.pick([
      'certificat',
      'sauvegarde planifiée',
      'certificta',
      'bor',
      queryOf(random),
    ])
    const asked = ask({
      channel: 'box',
      id: 1,
      indexHref: href,
      text: query || 'x',
      isThrifty: true,
    })
    const error = await asked.then(
      () => undefined,
      (cause: unknown) => cause,
    )
    const last = replies.at(-1)
    const isEnd = last?.state === 'failed' || (last?.state === 'answered' && last.isFinal)
    if (error === undefined && isEnd) return undefined
    return `index ${number}: no end of an answer to ${JSON.stringify(query)}: ${String(error)}`
  })
}

/** A mutation that opens: what does not is refused at once. */
function openable(text: string, random: Random): string {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const mutated = mutate(text, random)
    try {
      openIndex(JSON.parse(mutated), languageNamed)
      return mutated
    } catch {
      // Another one.
    }
  }
  return text
}

function mutate(text: string, random: Random): string {
  let mutated = text
  for (let change = 0; change <= random.number(3); change += 1) {
    const at = random.number(mutated.length)
    const replacement = random.pick(['0', '9', '-1', '"', 'null', '[', '99999999', '', 'a', ','])
    const json = mutated.slice(0, at) + replacement + mutated.slice(at + random.number(4))
    try {
      JSON.parse(json)
      mutated = json
    } catch {
      // Only what is JSON gets past the network.
    }
  }
  return mutated
}
