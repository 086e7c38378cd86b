/** Collects what scripts of a Docusaurus site are read with: its names, its messages, its elements. */

import path from 'node:path'
import { readOwn } from '../read/ownFiles.ts'
import type { ScriptReading } from '../read/readScript.ts'
import { readYamlConfig } from '../read/readYamlConfig.ts'
import { toFields, toText, type Fields } from '../read/values.ts'
import { markupWith } from './markup.ts'

export type ImportedSite = {
  readonly root: string
  readonly repository: string
  readonly config: Fields
  /** Translations, by their ids. */
  readonly messages: ReadonlyMap<string, string>
}

/** `meta` gets what a page says of itself; `names` are values that it is given besides. */
export const buildReadingPage = (
  site: ImportedSite,
  meta: Map<string, string>,
  names: Readonly<Record<string, () => unknown>> = {},
): NonNullable<ScriptReading['page']> => ({
  markup: markupWith(meta, site.messages),
  given: new Map([...givenNames(site), ...Object.entries(names)]),
  rootOf: site.root,
})

/** `code.json` of a language; none for the main one. */
export function messagesOf(
  root: string,
  locale: string | undefined,
  repository: string,
): ReadonlyMap<string, string> {
  if (locale === undefined) return new Map()
  const text = readOwn(path.join(root, 'i18n', locale, 'code.json'), repository) ?? ''
  return new Map(
    Object.entries(toFields(readYamlConfig(text))).flatMap(([id, value]) => {
      const message = toText(toFields(value)['message'])
      return message === undefined ? [] : [[id, message] as const]
    }),
  )
}

/** Functions that Docusaurus provides to pages. */
const givenNames = ({ config, messages }: ImportedSite): ReadonlyMap<string, () => unknown> =>
  new Map<string, () => unknown>([
    ['useDocusaurusContext', () => () => ({ siteConfig: config })],
    ['useBaseUrl', () => (address: unknown) => address],
    [
      'translate',
      () => (given: unknown) =>
        messages.get(toText(toFields(given)['id']) ?? '') ?? toText(toFields(given)['message']),
    ],
    ['clsx', () => () => ''],
    ['useState', () => (first: unknown) => [called(first)]],
    ['useMemo', () => (make: unknown) => called(make)],
  ])

const called = (value: unknown): unknown =>
  typeof value === 'function' ? (value as () => unknown)() : value
