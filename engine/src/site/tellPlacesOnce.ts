/** Merges the same mistake of the configuration, found in every version and locale, into one problem. */

import type { Problem } from '../problem.ts'

/** Ends a message: what `tellPlacesOnce` joins. `locale` is named where there are several. */
export const namePlace = (version: string, locale?: string): string =>
  `version "${version}"${locale === undefined ? '' : `, locale "${locale}"`}`

const PLACED = /^(.*) in version "([^"]*)"(?:, locale "([^"]*)")?$/s

type VersionLocale = { readonly version: string; readonly locale: string }

type Told = { readonly problems: readonly Problem[] }

/** Each stays where it is first met, with the hint it has there. */
export function tellPlacesOnce<Part extends Told>(compiled: readonly Part[]): readonly Part[] {
  const places = new Map<string, VersionLocale[]>()
  const kept = compiled.map(({ problems }) =>
    problems.filter((problem) => {
      const placed = readPlace(problem)
      if (!placed) return true
      const known = places.get(placed.key)
      places.set(placed.key, [...(known ?? []), placed.place])
      return !known
    }),
  )
  return compiled.map((each, index) => ({
    ...each,
    problems: (kept[index] ?? []).map((problem) => {
      const placed = readPlace(problem)
      const met = placed && places.get(placed.key)
      if (!met || met.length < 2) return problem
      return { ...problem, message: `${placed.fault} in ${listPlaces(met)}` }
    }),
  }))
}

function readPlace({ kind, file, line, column, message }: Problem) {
  const [, fault = '', version, locale = ''] = PLACED.exec(message) ?? []
  if (version === undefined) return undefined
  const key = JSON.stringify([kind, file, line, column, fault])
  return { key, fault, place: { version, locale } }
}

/** `versions "2.0" and "1.0", locales "fr" and "en"`; versions that are met in other locales stand apart. */
function listPlaces(places: readonly VersionLocale[]): string {
  const localesByVersion = new Map<string, Set<string>>()
  for (const { version, locale } of places) {
    const locales = localesByVersion.get(version) ?? new Set()
    localesByVersion.set(version, locales.add(locale))
  }
  const versionsByLocales = new Map<string, string[]>()
  for (const [version, locales] of localesByVersion) {
    const named = [...locales].filter((locale) => locale !== '')
    const key = named.length === 0 ? '' : `, ${list('locale', named)}`
    versionsByLocales.set(key, [...(versionsByLocales.get(key) ?? []), version])
  }
  return Array.from(
    versionsByLocales,
    ([locales, versions]) => list('version', versions) + locales,
  ).join('; ')
}

function list(noun: string, names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`)
  const last = quoted.pop()
  return quoted.length === 0 ? `${noun} ${last}` : `${noun}s ${quoted.join(', ')} and ${last}`
}
