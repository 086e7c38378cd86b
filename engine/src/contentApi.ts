/** `lucarne-docs/content`: pages as the engine reads them, for programs that check or run what they hold. */

import { createPartialReader } from './read/readPartial.ts'
import { loadConfig } from './config/loadConfig.ts'
import type { CodeBlock } from './content/codeBlock.ts'
import { fillMarks } from './content/doc.ts'
import { parseDoc } from './content/parseDoc.ts'
import type { ReadOther } from './content/readOther.ts'
import { idOfSource } from './content/sourcePath.ts'
import { variablesOfChoice, type Variables } from './content/choiceValues.ts'
import { readSiteVariables } from './read/siteVariables.ts'
import type { Problem } from './problem.ts'
import { proseLines } from './site/charter/charterInput.ts'

export type { CodeBlock } from './content/codeBlock.ts'
export { hashBlocks } from './content/hashBlocks.ts'
export { isPageSource } from './content/sourcePath.ts'
export { textOfChoice, type Variables } from './content/choiceValues.ts'
export { formatProblem, type Problem, type ProblemKind } from './problem.ts'
export { findSecrets, findTokens, type Secret } from './site/charter/secrets.ts'
export type { VerifiedBlock, VerifiedPage, VerifiedRelease } from './site/verifiedPage.ts'

/** A Markdown file, parsed. */
export type ParsedPage = {
  /** From the site folder, NFC: `docs/Haproxy/haproxy.md`. */
  readonly file: string
  /** From its content folder, without extension and number prefixes: `Haproxy/haproxy`. */
  readonly id: string
  /** Front matter `title`, else the first `h1`, else the file name. */
  readonly title: string
  /** Keys that the engine does not know are kept as they are. */
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** The article, without its title; addresses in links are left out. */
  readonly html: string
  readonly blocks: readonly CodeBlock[]
  /** The lines of the file with front matter, code and addresses left blank. */
  readonly prose: readonly string[]
  /** Mistakes that the author must fix. */
  readonly problems: readonly Problem[]
}

export type ParsePageOptions = {
  /** Absolute; what the page includes is read from there. Without it, nothing is included. */
  readonly siteDir?: string
  /** Values of `{{ name }}`; without them, it is plain text. */
  readonly variables?: Variables | undefined
  /** Key of a choice: its values are in the page, as if they had been typed. */
  readonly choice?: string | undefined
}

/** Parses a page. `file` is its path from the site folder; `text`, the whole file. */
export function parsePage(
  file: string,
  text: string,
  { siteDir, variables, choice }: ParsePageOptions = {},
): ParsedPage {
  const source = file.replace(/^[^/]+\//, '').normalize('NFC')
  const doc = parseDoc(
    { file: file.normalize('NFC'), source, text },
    {
      variables:
        variables && choice !== undefined ? variablesOfChoice(variables, choice) : variables,
      ...(siteDir !== undefined && { readPartial: textReader(siteDir) }),
    },
  )
  return {
    file: doc.file,
    id: idOfSource(source),
    title: doc.title,
    frontMatter: doc.frontMatter,
    html: fillMarks(doc.html, { ref: () => '', block: () => '' }),
    blocks: doc.blocks,
    prose: proseLines({ doc, text }),
    problems: doc.problems,
  }
}

function textReader(siteDir: string): ReadOther {
  const read = createPartialReader({ siteDir, folders: [] })
  return (partial, isShown) => read(partial, isShown).text
}

/**
 * Returns the variables of a site's docs, in its first version and locale; `undefined` if there are none, or if they
 * cannot be read.
 */
export async function readVariables(siteDir: string): Promise<Variables | undefined> {
  const { config } = await loadConfig(siteDir)
  return config && readSiteVariables(siteDir, config).folders[0]?.variables
}
