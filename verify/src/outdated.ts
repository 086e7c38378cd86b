/** Pages that passed, and the mirror of today → those whose packages have changed since: a security update, most often. */

import type { GuidePage } from './guidePage.ts'
import { offeredVersions } from './packages.ts'
import { isMade, type Release } from './release.ts'
import type { VerifiedEntries } from './verifiedFile.ts'

/** One line a page, with each package as it was and as it is offered. Throws where the release has no root. */
export async function outdatedPages(
  pages: readonly GuidePage[],
  entries: VerifiedEntries,
  release: Release,
): Promise<string[]> {
  if (!isMade(release))
    throw new Error(
      `there is no root of Debian ${release.number}: \`lucarne-verify SITE --provide\` makes it`,
    )
  const passed = pages.map(({ file }) => ({
    file,
    packages: Object.entries<string>(entries[file]?.releases[release.number]?.packages ?? {}),
  }))
  const names = [...new Set(passed.flatMap(({ packages }) => packages.map(([name]) => name)))]
  return changedLines(passed, await offeredVersions(names, release))
}

type Passed = { readonly file: string; readonly packages: readonly (readonly [string, string])[] }

/** The pure half: a package that the mirror no longer has has changed too. */
export function changedLines(
  passed: readonly Passed[],
  offered: ReadonlyMap<string, string>,
): string[] {
  return passed.flatMap(({ file, packages }) => {
    const changed = packages
      .filter(([name, version]) => offered.get(name) !== version)
      .map(([name, version]) => `${name} ${version} → ${offered.get(name) ?? 'not offered'}`)
    return changed.length > 0 ? [`${file}: ${changed.join(', ')}`] : []
  })
}
