/** `compilerOptions.paths` of a `tsconfig.json` → what the start of an import stands for. */

import path from 'node:path'
import json5 from 'json5'
import { readOwn, repositoryOf } from './ownFiles.ts'
import { toFields, toList, toText } from './values.ts'

/** Longest first; `@/` and `~/` are `src/` where nothing says otherwise. */
export function pathAliases(root: string): Map<string, string> {
  const file = path.join(root, 'tsconfig.json')
  const options = toFields(toFields(readJson(file))['compilerOptions'])
  const base = path.resolve(root, toText(options['baseUrl']) ?? '.')
  const given = Object.entries(toFields(options['paths'])).flatMap(([name, targets]) => {
    const target = toText(toList(targets)[0])
    return name.endsWith('/*') && target?.endsWith('/*')
      ? [[name.slice(0, -1), path.join(base, target.slice(0, -1))] as const]
      : []
  })
  const usual = ['@/', '~/'].map((name) => [name, path.join(root, 'src')] as const)
  return new Map([...usual, ...given].toSorted(([a], [b]) => b.length - a.length))
}

function readJson(file: string): unknown {
  try {
    return json5.parse(readOwn(file, repositoryOf(path.dirname(file))) ?? '')
  } catch {
    return undefined
  }
}
