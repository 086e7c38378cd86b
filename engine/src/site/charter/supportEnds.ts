/** The table of ends of support that readers see, and a page → the lines that name a version that is, or soon will be, without corrections. */

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

/** Version mentioned in a text: on which line, and when its support ends. */
export type EndingVersion = SupportEnd & { readonly line: number; readonly isPast: boolean }

/** `today` and `until` are days, `2026-11-25`: an end after `until` is not near. `table` is the address of the page of the table: a line that leads there speaks of the end itself. */
export function endingVersions(
  text: string,
  ends: readonly SupportEnd[],
  {
    today,
    until,
    table,
  }: { readonly today: string; readonly until: string; readonly table: string },
): EndingVersion[] {
  const near = ends.filter(({ end }) => end <= until)
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.includes(table)
        ? []
        : near
            .filter(({ name, version }) => namesVersion(line, name, version))
            .map((each) => ({ ...each, line: index + 1, isPast: each.end < today })),
    )
}

/** `PHP 8.2`, `php:8.2-fpm`, `node:20`, `php8.2-cli`; not `8.2` alone, nor `8.21`. */
function namesVersion(line: string, name: string, version: string): boolean {
  const escaped = version.replaceAll('.', '\\.')
  return new RegExp(`\\b${name}[ :/-]?${escaped}(?![\\d])`, 'i').test(line)
}
