/** The public entries → their declarations, which need no other package. */

import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { jsonSchemas } from './jsonSchemas.ts'

const packageDir = fileURLToPath(new URL('../', import.meta.url))
const typesDir = path.join(packageDir, 'dist/types')
const emitted = ['componentApi', 'contentApi', 'searchApi', 'testingApi']

/** Writes `dist/types/` and `dist/schemas/`. */
export async function writeDeclarations(): Promise<void> {
  rmSync(typesDir, { recursive: true, force: true })
  execFileSync(
    process.execPath,
    [
      fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json'))),
      '-p',
      path.join(packageDir, 'packaging/tsconfig.json'),
    ],
    { stdio: 'inherit' },
  )
  const entry = await configDeclarations()
  keepReachable()
  writeFileSync(path.join(typesDir, 'index.d.ts'), entry)
  writeSchemas()
}

/** The schema's own type would ask for the schemas' library: this one is made of it, comments included. */
async function configDeclarations(): Promise<string> {
  const schema = { ...jsonSchemas().get('config'), title: 'UserConfig' } as JSONSchema
  const types = await compile(schema, 'UserConfig', {
    bannerComment: '',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: false,
  })
  const functions = readFileSync(path.join(typesDir, 'config/defineConfig.d.ts'), 'utf8')
  return `${types}\n${functions.replace(/^import .*\n/gm, '')}`
}

/** Keeps, of the emitted files, those reachable from the entries; throws if they import another package. */
function keepReachable(): void {
  const reached = new Map<string, string>()
  for (const pending = emitted.map((name) => `${name}.d.ts`); pending.length > 0;) {
    const file = pending.pop() ?? ''
    if (reached.has(file)) continue
    const text = readFileSync(path.join(typesDir, file), 'utf8')
    reached.set(
      file,
      text.replaceAll(/(from '|import\("|from ")(\.[^'"]*)\.ts(?=['"])/g, '$1$2.js'),
    )
    for (const [, target = ''] of text.matchAll(/(?:from ['"]|import\(")([^'"]+)/g)) {
      if (!target.startsWith('.')) throw new Error(`${file} asks for the types of ${target}`)
      const next = path.join(path.dirname(file), target.replace(/\.ts$/, '.d.ts'))
      pending.push(next)
    }
  }
  const isFile = (name: string) => name.endsWith('.d.ts')
  for (const file of readdirSync(typesDir, { recursive: true, encoding: 'utf8' }).filter(isFile))
    if (!reached.has(file)) rmSync(path.join(typesDir, file))
  for (const [file, text] of reached) writeFileSync(path.join(typesDir, file), text)
}

function writeSchemas(): void {
  const folder = path.join(packageDir, 'dist/schemas')
  mkdirSync(folder, { recursive: true })
  for (const [name, schema] of jsonSchemas())
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(schema))
}
