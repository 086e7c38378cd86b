/** Sites in several languages, built once by the spec that asks for them. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runLucarne } from './commandLine.ts'
import { inRepository } from './sites.ts'

export const languageSites = ['bilingual', 'german', 'arabic', 'chinese'] as const
export type LanguageSite = (typeof languageSites)[number]

/** Folder of the output. Throws when there is a problem in the site, but those that are `expected`. */
export async function buildLanguageSite(site: LanguageSite, expected?: RegExp): Promise<string> {
  const outDir = inRepository(`e2e/dist/${site}`)
  const { code, output } = await runLucarne(
    'build',
    inRepository(`e2e/sites/${site}`),
    '--out',
    outDir,
  )
  const isFine = expected ? expected.test(output) : / 0 problems/.test(output)
  if (code !== 0 || !isFine) throw new Error(`${site}:\n${output}`)
  return outDir
}

export type BuiltHtml = { readonly path: string; readonly html: string }

/** Every page of an output, by its path. */
export async function pagesIn(outDir: string): Promise<BuiltHtml[]> {
  const files = await readdir(outDir, { recursive: true })
  const pages = files.filter((file) => /(^|\/)index\.html$/.test(file)).toSorted()
  return Promise.all(
    pages.map(async (file) => ({
      path: `/${file.slice(0, -'index.html'.length)}`,
      html: await readFile(join(outDir, file), 'utf8'),
    })),
  )
}
