/** A Markdown file → what the bench needs of it. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'

import type { CodeBlock } from '../../engine/src/content/doc.ts'
import type { BenchPage, TroubleRow } from './benchPage.ts'

/** `file` is the path from the site folder. */
export async function readPage(siteFolder: string, file: string): Promise<BenchPage> {
  const text = await readFile(join(siteFolder, file), 'utf8')
  const front = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? ''
  const bench = (parse(front) as { banc?: Record<string, unknown> } | null)?.banc ?? {}
  return {
    file,
    name: file.replace(/^[^/]+\//, '').replace(/\.mdx?$/, ''),
    text,
    blocks: blocksOf(text),
    packages: wordsOf(bench['paquets']),
    decors: wordsOf(bench['decor']),
    seconds: typeof bench['delai'] === 'number' ? bench['delai'] : 120,
    rows: rowsOf(text),
  }
}

function wordsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
}

function blocksOf(text: string): CodeBlock[] {
  const blocks: CodeBlock[] = []
  for (const match of text.matchAll(/^([ ]*)(`{3,})([\w-]*)([^\n]*)\n([\s\S]*?)^\1\2[ ]*$/gm)) {
    const [, indent = '', , lang = '', rest = '', code = ''] = match
    const meta = Object.fromEntries(
      [...rest.matchAll(/(\w+)=(?:"([^"]*)"|'([^']*)')/g)].map((m) => [m[1], m[2] ?? m[3] ?? '']),
    )
    blocks.push({
      index: blocks.length,
      lang: lang.toLowerCase(),
      meta,
      code: code.replace(new RegExp(`^${indent}`, 'gm'), ''),
      line: text.slice(0, match.index).split('\n').length,
    })
  }
  return blocks
}

function rowsOf(text: string): TroubleRow[] {
  const rows: TroubleRow[] = []
  let inside = false
  let table = 0
  for (const [index, content] of text.split('\n').entries()) {
    if (/^## /.test(content)) inside = /^##\s+Dépannage/.test(content)
    if (!inside || !content.trim().startsWith('|')) {
      table = 0
      continue
    }
    table += 1
    if (table < 3) continue
    const cell = (content.replace(/\\\|/g, '\uE002').split('|')[1] ?? '').replaceAll('\uE002', '|').trim()
    rows.push({
      line: index + 1,
      messages: [...cell.matchAll(/(`+)(.+?)\1/g)].map((m) => (m[2] ?? '').trim()),
      words: cell.replace(/[`*]/g, ''),
      notReproduced: /non reproduit/i.test(content),
    })
  }
  return rows
}
