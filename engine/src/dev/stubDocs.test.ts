import { expect, test } from 'vitest'
import { parseDoc, type SourceFile } from '../content/parseDoc.ts'
import type { SiteParser } from '../parse/siteParser.ts'
import { createStubDocs, stubbedFrom } from './stubDocs.ts'

const filesOf = (count: number): SourceFile[] =>
  Array.from({ length: count }, (_, index) => ({
    file: `docs/p${index}.md`,
    source: `p${index}.md`,
    text: `# Page ${index}\n\nUn texte.\n`,
  }))

function stubbing() {
  const asked: string[] = []
  const parser = {
    variables: [],
    words: [],
    problems: [],
    expect: () => undefined,
    parse: async (files: readonly SourceFile[]) =>
      files.map((source) => {
        asked.push(source.source)
        return parseDoc(source)
      }),
  } as unknown as SiteParser
  return { asked, docs: createStubDocs(parser, { words: [], numberPrefixes: true, variables: [] }) }
}

test('a small folder is parsed at once, and leaves no stub', async () => {
  const { asked, docs } = stubbing()
  await docs.parser.parse(filesOf(stubbedFrom - 1))
  expect([asked.length, docs.isEmpty()]).toEqual([stubbedFrom - 1, true])
})

test('of a large folder, a page is parsed once it is asked for, and once only', async () => {
  const { asked, docs } = stubbing()
  const stubs = await docs.parser.parse(filesOf(stubbedFrom))
  expect([asked, docs.isEmpty(), stubs[3]?.title]).toEqual([[], false, 'Page 3'])
  const [third] = stubs.slice(3)
  if (!third) throw new Error('no stub')
  expect(docs.has(third)).toBe(true)
  const [first, again] = await Promise.all([docs.parse(third), docs.parse(third)])
  expect(first).toBe(again)
  expect(first.html).toContain('Un texte.')
  expect(asked).toEqual(['p3.md'])
})

test('all are parsed aside, each for its own stub, and forgotten once none is of use', async () => {
  const { docs } = stubbing()
  const stubs = await docs.parser.parse(filesOf(stubbedFrom))
  const all = await docs.parseAll()
  expect(stubs.map((stub) => all.get(stub)?.file)).toEqual(stubs.map(({ file }) => file))
  expect(stubs.every((stub) => all.get(stub)?.html.includes('Un texte.'))).toBe(true)
  docs.forget()
  expect([docs.isEmpty(), stubs.some((stub) => docs.has(stub))]).toEqual([true, false])
})
