/** A folder of Markdown, of no tool → a site at the addresses of its files. */

import path from 'node:path'
import { FORMULA } from '../../content/formula/dollars.ts'
import type { ImportPlan } from '../importPlan.ts'
import { readOwn, repositoryOf } from '../read/ownFiles.ts'
import { filesIn, isMarkdown, withMarkdownEnd } from '../read/sourceFiles.ts'

export function planMarkdown(sourceDir: string): ImportPlan {
  const files = filesIn(sourceDir, sourceDir)
  const repository = repositoryOf(sourceDir)
  return {
    tool: 'markdown',
    sourceDir,
    settings: {
      title: path.basename(sourceDir),
      url: 'https://docs.exemple.example',
      docs: { numberPrefixes: false, sidebarOrder: 'file' },
    },
    pages: files.filter(isMarkdown).map((file) => ({
      diskPath: path.join(sourceDir, file),
      file,
      source: withMarkdownEnd(file),
      out: `docs/${withMarkdownEnd(file)}`,
      basePath: '/',
    })),
    copies: files
      .filter((file) => !isMarkdown(file))
      .map((file) => ({ from: path.join(sourceDir, file), out: `docs/${file}` })),
    files: {},
    redirects: {},
    notes: [],
    // As GitHub does.
    hasFormulas: files
      .filter(isMarkdown)
      .some((file) => FORMULA.test(readOwn(path.join(sourceDir, file), repository) ?? '')),
    convert: (text) => text,
  }
}
