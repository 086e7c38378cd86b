/** `verified.json` → what pages say of their commands. */

import { ownValue } from '../ownValue.ts'
import path from 'node:path'
import { hashBlocks } from '../content/hashBlocks.ts'
import { readTextIfThere } from '../content/readText.ts'
import type { Doc } from '../content/doc.ts'
import type { Problem } from '../problem.ts'
import type { SiteFacts } from '../site/site.ts'
import type { VerifiedPages } from '../site/verifiedPage.ts'
import { blockNoteOf, toVerifyAgain, verificationOf } from '../site/verification.ts'

export type VerifiedFacts = Pick<SiteFacts, 'verificationOf' | 'blockNoteOf'> & {
  readonly problems: readonly Problem[]
}

/** `name` from the site folder; a site without the file says nothing of verification, in others no page is passed over in silence. */
export function readVerifiedFacts(siteDir: string, name: string): VerifiedFacts {
  const read = readTextIfThere(path.join(siteDir, name), name)
  const { pages, problems } = parseVerified(read.text, name)
  const isVerified = Object.keys(pages).length > 0
  const hashes = new WeakMap<Doc, string>()
  const hashOfDoc = (doc: Doc) => {
    const hash = hashes.get(doc) ?? hashBlocks(doc.blocks)
    hashes.set(doc, hash)
    return hash
  }
  return {
    verificationOf: (doc, words) => {
      const page = ownValue(pages, doc.file)
      const known = page && verificationOf(page, hashOfDoc(doc), words)
      return known ?? (isVerified && doc.blocks.length > 0 ? toVerifyAgain(words) : undefined)
    },
    blockNoteOf: (doc, index, words) => {
      const block = doc.blocks[index]
      const page = ownValue(pages, doc.file)
      return block ? blockNoteOf(block, page && { page, hash: hashOfDoc(doc) }, words) : ''
    },
    problems: [...read.problems, ...problems],
  }
}

function parseVerified(
  text: string | undefined,
  file: string,
): { pages: VerifiedPages; problems: Problem[] } {
  if (text === undefined) return { pages: {}, problems: [] }
  try {
    const value = JSON.parse(text) as { pages?: VerifiedPages }
    const entries = Object.entries(value.pages ?? {}).filter(([, page]) => 'releases' in page)
    return { pages: Object.fromEntries(entries), problems: [] }
  } catch (error) {
    const message = `is not valid JSON: ${error instanceof Error ? error.message : String(error)}`
    return {
      pages: {},
      problems: [{ kind: 'content', file, message, hint: 'Run the verification bench again.' }],
    }
  }
}
