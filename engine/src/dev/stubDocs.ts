/** A large site is served before it is read whole: a page is parsed when it is asked for, the others meanwhile. */

import { variablesFor } from '../read/folderVariables.ts'
import { languageFor, type ParseSettings } from '../parse/parseFiles.ts'
import type { SiteParser } from '../parse/siteParser.ts'
import type { Doc } from '../content/doc.ts'
import { parseStub, type SourceFile } from '../content/parseDoc.ts'

/** Files of a folder; fewer are parsed before an address is typed. */
export const stubbedFrom = 24

export type StubDocs = {
  /** Gives stubs of the files of a folder that holds many. */
  readonly parser: SiteParser
  readonly has: (doc: Doc) => boolean
  readonly isEmpty: () => boolean
  /** The doc of a stub; parsed once, whoever asks for it. */
  readonly parse: (stub: Doc) => Promise<Doc>
  /** The doc of every stub, by stub. */
  readonly parseAll: () => Promise<ReadonlyMap<Doc, Doc>>
  /** Once none is of use. */
  readonly forget: () => void
}

export function createStubDocs(
  parser: SiteParser,
  {
    words,
    numberPrefixes,
    variables,
  }: Pick<ParseSettings, 'words' | 'numberPrefixes' | 'variables'>,
): StubDocs {
  const sources = new Map<Doc, SourceFile>()
  const parsed = new Map<Doc, Promise<Doc>>()
  const stub = (source: SourceFile): Doc => {
    const doc = parseStub(source, {
      numberPrefixes,
      variables: variablesFor(source, variables),
      ...languageFor(source, words),
    })
    sources.set(doc, source)
    return doc
  }
  const parseOne = async (doc: Doc): Promise<Doc> => {
    const source = sources.get(doc)
    const [whole = doc] = source ? await parser.parse([source]) : []
    return whole
  }
  return {
    parser: {
      ...parser,
      // The first pages come before the rest is parsed.
      expect: () => undefined,
      parse: async (files) => (files.length < stubbedFrom ? parser.parse(files) : files.map(stub)),
    },
    has: (doc) => sources.has(doc),
    isEmpty: () => sources.size === 0,
    parse: (doc) => {
      const under = parsed.get(doc) ?? parseOne(doc)
      parsed.set(doc, under)
      return under
    },
    parseAll: async () => {
      const stubs = [...sources.keys()]
      const docs = await parser.parse([...sources.values()], { isAside: true })
      return new Map(stubs.map((each, index) => [each, docs[index] ?? each]))
    },
    forget: () => {
      sources.clear()
      parsed.clear()
    },
  }
}
