/** Paths claimed by pages → one owner each, and a problem for each path claimed twice. */

import type { LocaleConfig } from '../config/config.ts'
import { idOfSource, splitNumberPrefix } from '../content/sourcePath.ts'
import type { Problem } from '../problem.ts'
import { fitsDisk, quoteShort, tooLong } from './longAddress.ts'
import { isWrittenFile } from './writtenFile.ts'

export type Claim = {
  readonly path: string
  /** Who wants it, as the author knows it: a file, or `tag "ssl"`. */
  readonly owner: string
  /** File in which the author wrote it, when `owner` is not a file. */
  readonly file?: string | undefined
  /** Line of the owner's file that decides the path. */
  readonly line?: number | undefined
}

export type Routes<Claimed extends Claim> = {
  /** By path; the first claim wins. */
  readonly owners: ReadonlyMap<string, Claimed>
  readonly problems: readonly Problem[]
}

/**
 * Gives each path to its first claimant; reports duplicates, paths that differ only by case or Unicode form, and those
 * that no disk holds or where the build writes a file, which nobody gets.
 */
export function settleRoutes<Claimed extends Claim>(
  claims: readonly Claimed[],
  locales: readonly LocaleConfig[],
): Routes<Claimed> {
  const owners = new Map<string, Claimed>()
  const twins = new Map<string, Claimed>()
  const problems: Problem[] = []
  for (const claim of claims) {
    const unfit = unfitOf(claim, locales)
    if (unfit) {
      problems.push(unfit)
      continue
    }
    const owner = owners.get(claim.path)
    const twin = twins.get(foldPath(claim.path))
    if (owner) problems.push(duplicate(claim, owner))
    else if (twin) problems.push(collision(claim, twin))
    if (!owner) owners.set(claim.path, claim)
    if (!twin) twins.set(foldPath(claim.path), claim)
  }
  return { owners, problems }
}

/** The same for two paths that one file system, or one reader, would take for one. */
export function foldPath(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

function unfitOf(claim: Claim, locales: readonly LocaleConfig[]): Problem | undefined {
  if (CONTROL.test(claim.path)) return unwritable(claim)
  return fitsDisk(claim.path) ? misplaced(claim, locales) : unheld(claim)
}

// oxlint-disable-next-line no-control-regex -- no address, and few disks, hold them
const CONTROL = /[\0-\x1f\x7f]/

const unwritable = (claim: Claim): Problem => ({
  kind: 'content',
  file: claim.file ?? claim.owner,
  ...(claim.line !== undefined && { line: claim.line }),
  message: `the path ${JSON.stringify(claim.path)} holds a control character: nothing is there`,
  hint: 'Write it again, without what cannot be seen.',
})

function unheld(claim: Claim): Problem {
  return {
    kind: 'content',
    file: claim.file ?? claim.owner,
    ...(claim.line !== undefined && { line: claim.line }),
    message: `${tooLong(`the path ${quoteShort(claim.path)}`)}: nothing is there`,
    hint: 'Give shorter names to its folders, or write a shorter one.',
  }
}

function misplaced(claim: Claim, locales: readonly LocaleConfig[]): Problem | undefined {
  if (!isWrittenFile(claim.path, locales)) return undefined
  return {
    kind: 'content',
    file: claim.file ?? claim.owner,
    ...(claim.line !== undefined && { line: claim.line }),
    message: `no page can have ${describeClaim(claim)}: the build writes a file there`,
    hint: 'Give its file, or its folder, another name, or write another `slug`.',
  }
}

const describeClaim = ({ path, file, owner }: Claim): string =>
  `the address ${path}${file === undefined ? '' : ` of ${owner}`}`

export function duplicate(claim: Claim, owner: Pick<Claim, 'owner'>): Problem {
  return {
    kind: 'duplicateRoute',
    file: claim.file ?? claim.owner,
    ...(claim.line !== undefined && { line: claim.line }),
    message: `${describeClaim(claim)} is already that of ${owner.owner}, which is shown there`,
    hint:
      numberHint(claim.owner, owner.owner) ??
      'Only one can have it: give one of them another `slug`, or take the redirect away.',
  }
}

/** Two files that only the numbers at the start of their names tell apart. */
function numberHint(file: string, other: string): string | undefined {
  if (file === other || idOfSource(file) !== idOfSource(other)) return undefined
  const cut = [file, other].map((path) => {
    const segment = path.split('/').find((each) => splitNumberPrefix(each).number !== undefined)
    return `“${segment?.slice(0, segment.length - splitNumberPrefix(segment).name.length)}”`
  })
  return `The numbers ${cut.join(' and ')} are cut from their names: with \`numberPrefixes: false\` in \`docs\`, or \`parse_number_prefixes: false\` in the pages, they stay.`
}

function collision(claim: Claim, twin: Claim): Problem {
  return {
    kind: 'duplicateRoute',
    file: claim.file ?? claim.owner,
    ...(claim.line !== undefined && { line: claim.line }),
    message: `${describeClaim(claim)} differs from ${twin.path} (${twin.owner}) only by case or Unicode form`,
    hint: 'On some disks one would overwrite the other: give one of them another `slug`, or take the redirect away.',
  }
}
