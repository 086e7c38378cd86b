/** The YAML between the first two `---` of a file → its fields, checked. Docusaurus' names and meanings. */

import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml'
import { z } from 'zod'
import { nearestOf } from '../nearest.ts'
import type { Problem } from '../problem.ts'

/** A YAML number is accepted wherever text is expected: `title: 404`. */
const text = z.union([z.string(), z.number().transform(String)], { error: 'expected text' })
const flag = z.boolean({ error: 'expected true or false' })
const headingLevel = z
  .number({ error: 'expected a number from 2 to 6' })
  .int('expected a whole number from 2 to 6')
  .min(2, 'expected a number from 2 to 6')
  .max(6, 'expected a number from 2 to 6')
const tag = z.union([text, z.object({ label: text, permalink: text })], {
  error: 'expected text, or an object { label, permalink }',
})

const fields = {
  id: text.refine((id) => !id.includes('/'), 'an id cannot contain “/”'),
  title: text,
  hide_title: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  keywords: z.array(text, { error: 'expected a list' }),
  image: text,
  description: text,
  slug: text,
  sidebar_label: text,
  sidebar_position: z.number({ error: 'expected a number' }),
  sidebar_class_name: text,
  sidebar_custom_props: z.record(z.string(), z.unknown(), { error: 'expected an object' }),
  displayed_sidebar: text.nullable(),
  tags: z.array(tag, { error: 'expected a list, like [apache, ssl]' }),
  pagination_label: text,
  pagination_next: text.nullable(),
  pagination_prev: text.nullable(),
  custom_edit_url: text.nullable(),
  parse_number_prefixes: flag,
  last_update: z.object({ date: text.optional(), author: text.optional() }, 'expected an object'),
  draft: flag,
  unlisted: flag,
  format: z.enum(['md', 'mdx', 'detect'], { error: 'expected md, mdx or detect' }),
}
const knownKeys = Object.keys(fields)
const schema = z.looseObject(fields).partial()

/** Checked fields; keys Lucarne does not know are kept as they are. */
export type FrontMatter = Readonly<z.infer<typeof schema>>

export type FrontMatterRead = {
  readonly frontMatter: FrontMatter
  readonly problems: readonly Problem[]
}

/** `source` is a whole file. A field that is wrong is reported and left out; the others stand. */
export function readFrontMatter(file: string, source: string): FrontMatterRead {
  const yaml = /^---[ \t]*\n([\s\S]*?)^---[ \t]*$/m.exec(source)
  if (!yaml || yaml.index > 0) return { frontMatter: {}, problems: tomlProblems(file, source) }
  const lines = new LineCounter()
  const document = parseDocument(yaml[1] ?? '', { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + 1
  const syntax = document.errors.map((error) => ({
    kind: 'content' as const,
    file,
    line: lineAt(error.pos[0]),
    message: `The front matter is not valid YAML: ${error.message}`,
    hint: 'Text that contains “: ”, “#” or starts with a symbol must be quoted: title: "A: b".',
  }))
  if (syntax.length > 0) return { frontMatter: {}, problems: syntax.slice(0, 1) }
  const place = (key: string) => ({
    kind: 'content' as const,
    file,
    line: lineOf(document, key, lineAt),
  })
  const value = valueOf(document)
  if (!value) {
    const message = 'The front matter is not a list of “key: value” lines.'
    return { frontMatter: {}, problems: [{ kind: 'content', file, line: 1, message }] }
  }
  return checkFields(value, place)
}

type Place = (key: string) => Pick<Problem, 'kind' | 'file'> & { line: number }

function checkFields(value: Record<string, unknown>, place: Place): FrontMatterRead {
  const problems: Problem[] = []
  const checked = schema.safeParse(value)
  if (!checked.success) {
    for (const issue of checked.error.issues) {
      const key = String(issue.path[0])
      const hint = `Found: ${JSON.stringify(value[key])}.`
      problems.push({
        ...place(key),
        message: `“${issue.path.join('.')}”: ${issue.message}.`,
        hint,
      })
      delete value[key]
    }
  }
  const frontMatter = checked.success ? checked.data : (schema.safeParse(value).data ?? {})
  if (frontMatter.draft && frontMatter.unlisted)
    problems.push({
      ...place('unlisted'),
      message: 'A page cannot be both “draft” and “unlisted”.',
      hint: 'A draft is not published at all; an unlisted page is published but listed nowhere.',
    })
  for (const key of Object.keys(value)) {
    const meant = misspelled(key)
    if (meant)
      problems.push({
        ...place(key),
        message: `Unknown front matter key “${key}”.`,
        hint: `Did you mean “${meant}”?`,
      })
  }
  return { frontMatter, problems }
}

/** Unknown keys are allowed, so only a near miss counts: the same first letter, almost the same length. */
function misspelled(key: string): string | undefined {
  if (knownKeys.includes(key)) return undefined
  const meant = nearestOf(key, knownKeys)
  if (!meant || Math.abs(meant.length - key.length) > 2) return undefined
  return meant[0] === key[0]?.toLowerCase() ? meant : undefined
}

/** Empty fields (`title:`) count as absent, except where `null` means “none”. */
function valueOf(document: Document): Record<string, unknown> | undefined {
  if (document.contents === null) return {}
  if (!isMap(document.contents)) return undefined
  const value = document.toJS() as Record<string, unknown>
  for (const key of Object.keys(value)) {
    if (value[key] === null && !/^(pagination_|displayed_|custom_)/.test(key)) delete value[key]
  }
  return value
}

function lineOf(document: Document, key: string, lineAt: (offset: number) => number): number {
  if (!isMap(document.contents)) return 1
  const pair = document.contents.items.find(({ key: each }) => String(each) === key)
  return isNode(pair?.key) && pair.key.range ? lineAt(pair.key.range[0]) : 1
}

function tomlProblems(file: string, source: string): Problem[] {
  if (!source.startsWith('+++\n')) return []
  const message = 'TOML front matter (+++) is not read.'
  return [
    { kind: 'content', file, line: 1, message, hint: 'Write it in YAML, between two --- lines.' },
  ]
}
