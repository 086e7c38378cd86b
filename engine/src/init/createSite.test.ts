import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkSite } from '../check/check.ts'
import { checkConfig } from '../config/checkConfig.ts'
import { createSite, isFree } from './createSite.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-init-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The settings of a template, read as text: its package is not installed here. */
function configIn(dir: string) {
  const text = readFileSync(path.join(dir, 'lucarne.config.ts'), 'utf8')
  const settings = /defineConfig\((.*)\)/s.exec(text)?.[1] ?? ''
  const { config, problems } = checkConfig(
    new Function(`return ${settings}`)() as unknown,
    'lucarne.config.ts',
  )
  if (!config) throw new Error(problems.map(({ message }) => message).join('\n'))
  return config
}

test.each(['fr', 'en'] as const)('a first site in %s has no problem', async (lang) => {
  const siteDir = path.join(folder, lang)
  createSite({ dir: siteDir, lang, title: "L'atelier", version: '1.0.0' })
  const config = configIn(siteDir)
  expect(config.title).toBe("L'atelier")
  expect(JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8'))).toMatchObject({
    private: true,
  })
  const { problems, pages } = await checkSite({ siteDir, config, nowMs: 0 })
  expect(problems).toEqual([])
  expect(pages).toBeGreaterThan(5)
})

test('a pipeline, a server and the bench come when they are asked for', () => {
  const dir = path.join(folder, 'Mes Guides été')
  createSite({
    dir,
    lang: 'fr',
    title: 'Docs',
    ci: 'github',
    server: 'caddy',
    verify: true,
    version: '1.2.3',
  })
  expect(existsSync(path.join(dir, '.github/workflows/site.yml'))).toBe(true)
  expect(existsSync(path.join(dir, 'server/Caddyfile'))).toBe(true)
  expect(JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'))).toMatchObject({
    name: 'mes-guides-ete',
    scripts: { verify: 'lucarne-verify .' },
    devDependencies: { 'lucarne-docs': '^1.2.3', 'lucarne-verify': '^1.2.3' },
  })
})

test('a folder that holds something is not free, but for a new repository', () => {
  const dir = mkdtempSync(path.join(folder, 'taken-'))
  expect([isFree(path.join(dir, 'absent')), isFree(dir)]).toEqual([true, true])
  writeFileSync(path.join(dir, '.git'), '')
  expect(isFree(dir)).toBe(true)
  writeFileSync(path.join(dir, 'notes.md'), '')
  expect(isFree(dir)).toBe(false)
})
