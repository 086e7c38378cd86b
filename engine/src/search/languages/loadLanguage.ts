/** Name of a language of an index → its rules, loaded by who searches in it. French is in the engine. */
import { speak, type SearchLanguage } from '../language.ts'

const loadWordless = () => import('./wordless.ts')

type LoadLanguage = () => Promise<{ readonly language: SearchLanguage }>

const modules: ReadonlyMap<string, LoadLanguage> = new Map<string, LoadLanguage>([
  ['en', () => import('./en.ts')],
  ['de', () => import('./de.ts')],
  ['es', () => import('./es.ts')],
  ['it', () => import('./it.ts')],
  ['nl', () => import('./nl.ts')],
  ['pt', () => import('./pt.ts')],
  ['ar', () => import('./ar.ts')],
])

/** From then on, words are those of that language, `en`; `undefined` is French. Of one unknown, each is its own stem. */
export async function loadLanguage(name: string | undefined): Promise<void> {
  const load = (name && modules.get(name)) || loadWordless
  speak(name === undefined ? undefined : (await load()).language)
}
