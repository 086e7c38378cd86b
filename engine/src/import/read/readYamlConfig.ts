/** YAML of a configuration, tags of Python's included → its values. */

import { parse, type ScalarTag, type CollectionTag } from 'yaml'
import { deepYamlLine } from '../../content/deepYaml.ts'

/** `!ENV [A, 'x']` is its last value; `!!python/name:a.b` its name. */
const env: CollectionTag = {
  tag: '!ENV',
  collection: 'seq',
  identify: () => false,
  resolve: (value) =>
    'items' in value ? (value.items.at(-1) as { value?: unknown } | undefined)?.value : undefined,
}
const envScalar: ScalarTag = { tag: '!ENV', identify: () => false, resolve: () => null }

export function readYamlConfig(text: string): unknown {
  if (deepYamlLine(text) !== undefined) return undefined
  try {
    return parse(text, {
      customTags: [env, envScalar],
      logLevel: 'silent',
      strict: false,
      uniqueKeys: false,
      maxAliasCount: 100,
    }) as unknown
  } catch {
    return undefined
  }
}
