/** `i18n/{code}/` of a site folder → the translation files of Docusaurus that are there. node only. */

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Problem } from '../problem.ts'
import type { Config } from './config.ts'
import { configIn } from './configIn.ts'
import { type Messages, withDocusaurusTexts } from './docusaurusTexts.ts'

const messagesSchema = z.record(z.string(), z.object({ message: z.string() }))

type Read = { readonly config: Config; readonly files: string[]; readonly problems: Problem[] }

/** Reads the texts of every locale that has some; a file that cannot be read is reported, and left out. */
export function readDocusaurusTexts(config: Config, siteDir: string): Read {
  const files: string[] = []
  const problems: Problem[] = []
  const read = (file: string): Messages => {
    const found = path.join(siteDir, file)
    if (!existsSync(found)) return new Map()
    files.push(found)
    try {
      const messages = messagesSchema.parse(JSON.parse(readFileSync(found, 'utf8')))
      return new Map(Object.entries(messages).map(([key, { message }]) => [key, message]))
    } catch {
      problems.push({
        kind: 'config',
        file,
        message: 'it is no translation file: nothing of it is read',
        hint: 'Each key has an object with a `message`: "item.label.Docs": { "message": "Guides" }.',
      })
      return new Map()
    }
  }
  const inLocales = new Map<string, Config>()
  for (const [code, each] of config.inLocales) {
    const before = files.length
    const theme = `i18n/${code}/docusaurus-theme-classic`
    const texts = {
      navbar: read(`${theme}/navbar.json`),
      footer: read(`${theme}/footer.json`),
      code: read(`i18n/${code}/code.json`),
      docs: new Map(
        each.docs.versions.map(({ name }, index) => {
          const file = index === 0 || name === 'current' ? 'current' : `version-${name}`
          return [name, read(`i18n/${code}/docusaurus-plugin-content-docs/${file}.json`)]
        }),
      ),
    }
    const own = files.length > before ? withDocusaurusTexts(each, texts) : each
    inLocales.set(code, { ...own, inLocales })
  }
  if (files.length === 0) return { config, files, problems }
  const [first] = inLocales.keys()
  return { config: configIn({ inLocales }, first), files, problems }
}
