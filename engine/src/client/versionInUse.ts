/** The page shown, its address, the reader's choice → the docs version that its bar and its search are of. */
import type { PageFacts } from '../site/page.ts'

/**
 * Returns the version shown on a page that belongs to none: the one in its address, else the one chosen, else the
 * latest.
 */
export function versionInUse(
  { version, frames }: Pick<PageFacts, 'version' | 'frames'>,
  search: string,
  preferred: string | null,
): string {
  if (!frames) return version
  const asked = new URLSearchParams(search).get('version')
  return [asked, preferred].find((name) => name !== null && Object.hasOwn(frames, name)) ?? version
}
