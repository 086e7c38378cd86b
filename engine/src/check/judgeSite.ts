/** A compiled site → what its own rules say of it: the charter, the bench, its search, pages that nothing leads to. */

import path from 'node:path'
import { asOnDisk } from '../content/realPaths.ts'
import { readText } from '../content/readText.ts'
import { cleanText } from '../content/sourceText.ts'
import type { Problem } from '../problem.ts'
import { checkCharter } from '../site/charter/checkCharter.ts'
import type { CharterInput } from '../site/charter/charterInput.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { findOrphans } from '../site/orphans.ts'
import { defaultImageProblems } from '../site/sharedImage.ts'
import { latestVersionOf } from '../site/site.ts'
import { readSiteGlossary } from '../indexing/searchIndex.ts'
import { styleProblems } from '../load/styleAttributes.ts'
import { withinTime } from '../withinTime.ts'

/** Told by a build as by a check. */
export const judgeSite = (
  compiled: readonly CompiledSite[],
  siteDir: string,
): readonly Problem[] => [
  ...compiled.slice(0, 1).flatMap(({ site }) => defaultImageProblems(site)),
  ...compiled.flatMap(staleProblems),
  ...compiled.flatMap(findOrphans),
  ...styleProblems(compiled),
  ...charterProblems(compiled, siteDir),
  ...glossaryProblems(compiled, siteDir),
]

/** Milliseconds of the expressions of a charter on one page. */
const longestJudging = 3000

/** Checks a doc. An author's expression may run for ever on one line: it is then ended, and reported. */
function judgeDoc(input: CharterInput): readonly Problem[] {
  const judged = withinTime(longestJudging, () => checkCharter(input))
  if (judged) return judged.value
  return [
    {
      kind: 'content',
      file: input.doc.file,
      message: `an expression of \`charter\` takes more than ${longestJudging / 1000} s on this page: it was not judged`,
      hint: 'Rewrite the expressions that repeat what repeats, such as (a+)+.',
    },
  ]
}

/** A page that has changed since its commands were run says so to its author, not only to its reader. */
function staleProblems({ site }: CompiledSite): Problem[] {
  return latestVersionOf(site).docs.flatMap(({ doc, writtenIn }): Problem[] => {
    if (writtenIn || site.facts.verificationOf(doc, site.words)?.state !== 'stale') return []
    return [
      {
        kind: 'content',
        file: doc.file,
        message: 'its code blocks are not those that the verification bench has passed',
        hint: 'Run the verification bench on this page again.',
      },
    ]
  })
}

function charterProblems(compiled: readonly CompiledSite[], siteDir: string): Problem[] {
  return compiled.flatMap(({ site }) => {
    const { charter } = site.config
    if (!charter) return []
    return latestVersionOf(site).docs.flatMap(({ doc, writtenIn }) => {
      if (writtenIn) return []
      const { text } = readText(asOnDisk(path.join(siteDir, doc.file)), doc.file)
      return text === undefined ? [] : judgeDoc({ doc, text: cleanText(text), charter })
    })
  })
}

function glossaryProblems([first]: readonly CompiledSite[], siteDir: string): readonly Problem[] {
  return first ? readSiteGlossary(siteDir, first.site).problems : []
}
