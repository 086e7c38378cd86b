/** A comparison → what a person reads of it, on one screen unless they ask for all. */

import type { Comparison, PageDifference } from './compareSites.ts'

type Options = {
  /** Differences shown of each kind; the others are counted. */
  readonly limit: number
}

export function printComparison(comparison: Comparison, { limit }: Options): string {
  const { pages, lost, added, redirected, differences, totals, unread } = comparison
  const sum = (of: (each: PageDifference) => readonly unknown[]) =>
    differences.reduce((total, each) => total + of(each).length, 0)
  const row = (name: string, missing: number, total: number) =>
    `  ${name.padEnd(12)}${String(missing).padStart(7)} of ${total}${total > 0 && missing > 0 ? ` (${((100 * missing) / total).toFixed(2)} %)` : ''}`
  return [
    'lost:',
    row('addresses', lost.length, pages),
    row(
      'anchors',
      sum(({ anchors }) => anchors),
      totals.anchors,
    ),
    row(
      'words',
      sum(({ words }) => words),
      totals.words,
    ),
    row(
      'code blocks',
      sum(({ codeBlocks }) => codeBlocks),
      totals.codeBlocks,
    ),
    row(
      'images',
      sum(({ images }) => images),
      totals.images,
    ),
    row(
      'links',
      sum(({ links }) => links),
      totals.links,
    ),
    row(
      'titles',
      sum(({ title }) => (title ? [title] : [])),
      pages,
    ),
    `${redirected} addresses lead on by a redirect, ${added.length} are new`,
    ...ofTool(comparison.toolWords),
    ...some('pages that take too long to read', unread, limit),
    ...some('lost addresses', lost, limit),
    ...some('pages that differ', differences.map(shown), limit),
  ].join('\n')
}

function ofTool(words: Comparison['toolWords']): string[] {
  const kinds = Object.entries(words).filter(([, count]) => count > 0)
  if (kinds.length === 0) return []
  return [
    `words of the tool itself, not compared: ${kinds.map(([kind, count]) => `${count} in ${kind}`).join(', ')}`,
  ]
}

function some(name: string, lines: readonly string[], limit: number): string[] {
  if (lines.length === 0) return []
  const rest = lines.length - limit
  return [
    '',
    `${name}:`,
    ...lines.slice(0, limit).map((line) => `  ${line}`),
    ...(rest > 0 ? [`  and ${rest} more (--all)`] : []),
  ]
}

function shown(difference: PageDifference): string {
  const { path, movedTo, title, anchors, words, codeBlocks, images, links } = difference
  const list = (name: string, values: readonly string[]) =>
    values.length === 0
      ? []
      : [
          `    ${name} (${values.length}): ${values
            .slice(0, 12)
            .map((each) => cut(each))
            .join(' · ')}${values.length > 12 ? ' …' : ''}`,
        ]
  return [
    movedTo === undefined ? path : `${path} → ${movedTo}`,
    ...(title ? [`    title: ${title[0]} → ${title[1]}`] : []),
    ...list('anchors', anchors),
    ...list('words', words),
    ...list('code blocks', codeBlocks),
    ...list('images', images),
    ...list('links', links),
  ].join('\n')
}

const cut = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
