/** `mkdocs.yml`, and what it inherits → its values. */

import path from 'node:path'
import type { ImportNote } from '../importPlan.ts'
import { readOwn, repositoryOf } from '../read/ownFiles.ts'
import { readYamlConfig } from '../read/readYamlConfig.ts'
import { toFields, toText, type Fields } from '../read/values.ts'

/** `INHERIT: ../base.yml`, itself read in the repository only. */
export function inheritedConfig(
  file: string,
  place: { sourceDir: string; notes: ImportNote[] },
  depth = 0,
): Fields {
  const text = readOwn(file, repositoryOf(place.sourceDir))
  const read = text === undefined ? undefined : readYamlConfig(text)
  if (read === undefined)
    place.notes.push({
      level: 'decide',
      kind: 'configurations that could not be read',
      file: path.relative(place.sourceDir, file),
    })
  const own = toFields(read)
  const parent = toText(own['INHERIT'])
  return parent === undefined || depth > 5
    ? own
    : { ...inheritedConfig(path.resolve(path.dirname(file), parent), place, depth + 1), ...own }
}
