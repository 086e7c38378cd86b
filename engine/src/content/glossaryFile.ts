/** `glossary.yml` → the terms that pages explain. */

import { z } from 'zod'
import type { TextLocale } from '../config/textsIn.ts'
import type { Problem } from '../problem.ts'
import { readCheckedYaml } from './checkedYaml.ts'
import type { Glossary } from './glossary.ts'
import { readTextIfThere } from './readText.ts'

const text = z.string().trim().min(1, 'expected a text')
export const termSchema = z.strictObject({
  definition: text,
  also: z.array(text).default([]),
})
const glossarySchema = z.record(text, z.union([text, termSchema]))

export type GlossaryRead = {
  /** Absent where no term is explained. */
  readonly glossary?: Glossary
  readonly problems: readonly Problem[]
}

export type GlossaryFileOptions = {
  /** File name shown in problems. */
  readonly file: string
  /** In which texts that are given for each locale are read. */
  readonly locale: TextLocale
}

/** `path` is on disk. Without the file, nothing is explained. */
export function readGlossaryFile(path: string, options: GlossaryFileOptions): GlossaryRead {
  const { text: content, problems } = readTextIfThere(path, options.file)
  if (content === undefined) return { problems }
  const read = parseGlossary(content, options)
  return { ...read, problems: [...problems, ...read.problems] }
}

/** The pure half. */
export function parseGlossary(
  content: string,
  { file, locale }: GlossaryFileOptions,
): GlossaryRead {
  const name = 'glossary'
  const read = readCheckedYaml(glossarySchema, content, { file, name, locale, asTyped: true })
  const terms = Object.entries(read.value ?? {}).map(([term, given]) => ({
    name: term,
    line: read.lineOf(term),
    ...(typeof given === 'string' ? { definition: given, also: [] } : given),
  }))
  const problems = [...read.problems, ...sharedNames(terms, file)]
  return terms.length > 0 ? { glossary: { file, terms }, problems } : { problems }
}

/** The first term that has a name is the one that pages explain. */
function sharedNames(terms: Glossary['terms'], file: string): Problem[] {
  const owners = new Map<string, string>()
  return terms.flatMap((term) =>
    [term.name, ...term.also].flatMap((name): Problem[] => {
      const owner = owners.get(name.toLowerCase())
      if (owner === undefined) owners.set(name.toLowerCase(), term.name)
      if (owner === undefined || owner === term.name) return []
      return [
        {
          kind: 'content',
          file,
          line: term.line,
          message: `“${name}” is a name of “${owner}” and of “${term.name}”.`,
          hint: 'Give it to one of them.',
        },
      ]
    }),
  )
}
