/** The table of ends of support that readers see, and the guides → the lines that name a version that is, or soon will be, without corrections. */

export type SupportEnd = {
  readonly name: string
  readonly version: string
  /** `2026-12-31`. */
  readonly end: string
}

/** Rows `| PHP | 8.2 | 2026-12-31 | …` of a page. */
export function supportEnds(markdown: string): SupportEnd[] {
  const row = /^\|\s*([^|]+?)\s*\|\s*([\d.]+)\s*\|\s*(\d{4}-\d\d-\d\d)\s*\|/gm
  return [...markdown.matchAll(row)].map(([, name = '', version = '', end = '']) => ({
    name,
    version,
    end,
  }))
}

/** `today` and `until` are days, `2026-11-25`: an end after `until` is not near. A line that leads to the table speaks of the end itself. */
export function endingVersions(
  { file, text }: { readonly file: string; readonly text: string },
  ends: readonly SupportEnd[],
  { today, until }: { readonly today: string; readonly until: string },
): string[] {
  const near = ends.filter(({ end }) => end <= until)
  return text.split('\n').flatMap((line, index) =>
    near
      .filter(
        ({ name, version }) => !line.includes('/Versions') && namesVersion(line, name, version),
      )
      .map(({ name, version, end }) => {
        const what = end < today ? `has had no correction since ${end}` : `ends on ${end}`
        return `${file}:${index + 1}: ${name} ${version} ${what}: name a version that is kept up`
      }),
  )
}

/** `PHP 8.2`, `php:8.2-fpm`, `node:20`, `php8.2-cli`; not `8.2` alone, nor `8.21`. */
function namesVersion(line: string, name: string, version: string): boolean {
  const escaped = version.replaceAll('.', '\\.')
  return new RegExp(`\\b${name}[ :/-]?${escaped}(?![\\d])`, 'i').test(line)
}
