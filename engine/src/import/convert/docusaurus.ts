/** A page of Docusaurus → the same bytes, but where its MDX is in a `.md` that would be read as Markdown. */

import { parseDoc } from '../../content/parseDoc.ts'
import { parseTree } from '../../content/parseTree.ts'
import { readItAsMdx } from '../../content/mdxInMarkdown.ts'
import type { Conversion, SourcePage } from '../importPlan.ts'
import { showComponents } from '../react/mdxPage.ts'
import type { ImportedSite } from '../react/site.ts'
import { outsideCode } from './codeSafe.ts'
import { editFrontMatter, splitFrontMatter } from './frontMatterEdit.ts'

/** `siteOf` is what the scripts of a page are read with. */
export const convertDocusaurus =
  (siteOf?: (page: SourcePage) => ImportedSite) =>
  (text: string, { page, note }: Conversion): string => {
    const written = asMdxWhereToldTo(text, { page, note })
    const isMdx = /\.mdx$/i.test(page.out) || splitFrontMatter(written).fields['format'] === 'mdx'
    return siteOf && isMdx ? showComponents(written, page.diskPath, siteOf(page), note) : written
  }

function asMdxWhereToldTo(text: string, { page, note }: Conversion): string {
  const written = withDates(withoutConstants(text, note))
  if (!/\.md$/i.test(page.out) || 'format' in splitFrontMatter(written).fields) return written
  const source = { file: page.out, source: page.source, text: written }
  const isToldToBe = parseDoc(source).problems.some(({ hint = '' }) => hint.includes(readItAsMdx))
  if (!isToldToBe) return written
  const asMdx = editFrontMatter(written, { format: 'mdx' })
  const read = parseTree(asMdx, 'mdx')
  if (!('syntax' in read) || read.syntax !== 'mdx') return written
  note({ level: 'converted', kind: 'MDX in .md files: “format: mdx”', line: 1 })
  return asMdx
}

/** `export const version = '1.2'`, used as `{version}`, is its value. */
function withoutConstants(text: string, note: Conversion['note']): string {
  if (!text.includes('export const ')) return text
  return outsideCode(text, (prose) => {
    const values = new Map(
      [...prose.matchAll(/^export const (\w+)\s*=\s*(["'`])([^"'`$\n]*)\2;?[ \t]*$/gm)].map(
        ([, name = '', , value = '']) => [name, value],
      ),
    )
    if (values.size === 0) return prose
    note({ level: 'converted', kind: 'constants of a page → their values' })
    return prose
      .replace(/^export const (\w+)\s*=\s*(["'`])[^"'`$\n]*\2;?[ \t]*\n?/gm, '')
      .replace(/(?<![=$\\])\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole)
  })
}

/** Dates that JavaScript reads, as ISO writes them. */
function withDates(text: string): string {
  const { fields } = splitFrontMatter(text)
  const update = fields['last_update']
  if (typeof update !== 'object' || update === null || !('date' in update)) return text
  const date = String(update.date)
  if (/^\d{4}-\d\d-\d\d/.test(date) || Number.isNaN(Date.parse(date))) return text
  return editFrontMatter(text, {
    last_update: { ...update, date: new Date(`${date} UTC`).toISOString().slice(0, 10) },
  })
}
