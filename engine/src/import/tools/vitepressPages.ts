/** Markdown files of VitePress → pages, their places here and their former addresses. */

import path from 'node:path'
import type { ImportNote, SourcePage } from '../importPlan.ts'
import { matchesGlob } from '../read/matchesGlob.ts'
import { withMarkdownEnd } from '../read/sourceFiles.ts'
import { toList, toText, type Fields } from '../read/values.ts'
import type { Locale } from './vitepressLocales.ts'

export const placeInOutput = (file: string, locales: readonly Locale[]): string => {
  const locale = locales.find(({ key }) => file.startsWith(`${key.replace(/\/$/, '')}/`))
  return locale
    ? `i18n/${locale.code}/docs/${file.slice(locale.key.replace(/\/$/, '').length + 1)}`
    : `docs/${file}`
}

/** Says whether the file is a page; notes one that a script makes pages of. */
export function isPage(file: string, notes: ImportNote[]): boolean {
  if (!/\[[^\]]+\]/.test(file)) return true
  notes.push({ level: 'decide', kind: 'dynamic routes: pages that a script makes', file })
  return false
}

export function isExcluded(file: string, config: Fields): boolean {
  const patterns = toList(config['srcExclude']).flatMap((each) => toText(each) ?? [])
  return patterns.some((pattern) => matchesGlob(pattern, file))
}

type Places = {
  docsDir: string
  sourceDir: string
  rewrite: (file: string) => string
  locales: readonly Locale[]
}

export function toSourcePage(
  file: string,
  { docsDir, sourceDir, rewrite, locales }: Places,
): SourcePage {
  const placed = rewrite(file)
  const named = withMarkdownEnd(placed).replace(/\.mdx?$/i, '')
  const address = `/${named.replace(/(?:^|\/)index$/, '')}/`.replace(/\/+/g, '/')
  const locale = locales.find(({ key }) => placed.startsWith(`${key.replace(/\/$/, '')}/`))
  const renamed = withMarkdownEnd(placed)
    .split('/')
    .map((part) => part.replace(/^_+(?=.)/, ''))
    .join('/')
  const out = placeInOutput(renamed, locales)
  return {
    diskPath: path.join(docsDir, file),
    file: path.relative(sourceDir, path.join(docsDir, file)),
    source: out.replace(/^(?:i18n\/[^/]+\/)?docs\//, ''),
    out,
    address,
    basePath: locale ? `/${locale.key.replace(/\/$/, '')}/` : '/',
  }
}

export const htmlAddresses = (pages: readonly SourcePage[]): Record<string, string> =>
  Object.fromEntries(
    pages
      .filter(({ basePath, address = '/' }) => basePath === '/' && address !== '/')
      .filter(({ file }) => !/(?:^|\/)index\.md$/.test(file))
      .map(({ address = '' }) => [`${address.slice(0, -1)}.html`, address.slice(0, -1)]),
  )
