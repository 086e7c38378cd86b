import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { configSchema } from '../src/config/config.ts'
import { sidebarsSchema } from '../src/config/sidebarsSchema.ts'
import { categorySchema } from '../src/content/categoryFile.ts'
import { frontMatterSchema } from '../src/content/frontMatterSchema.ts'
import { tagsSchema } from '../src/content/tagsFile.ts'
import { glossarySchema } from '../src/search/readGlossary.ts'
import { rehearsalSchema } from '../src/search/readRehearsal.ts'
import { listSchemaKeys } from '../src/testing/schemaKeys.ts'
import { jsonSchemas } from './jsonSchemas.ts'

const schemas = jsonSchemas()
const ajv = new Ajv({ strict: false, validateFormats: false })
const accepts = (name: string, value: unknown) => ajv.validate(schemas.get(name) ?? false, value)
const site = { title: 'Docs', url: 'https://docs.exemple.example' }

test.each<[string, z.ZodType, unknown, unknown]>([
  ['config', configSchema, { ...site, navbar: { items: [{ type: 'search' }] } }, { title: 1 }],
  ['config', configSchema, { ...site, docs: { sidebars: './s.ts' } }, { ...site, titel: '' }],
  ['config', configSchema, site, { ...site, navbar: { items: [{ type: 'serach' }] } }],
  ['front-matter', frontMatterSchema, { tags: ['ssl'], title: 404, ours: 1 }, { draft: 'yes' }],
  ['category', categorySchema, { label: 'FTP', link: null }, { labell: 'FTP' }],
  ['tags', tagsSchema, { ssl: { label: 'SSL' }, ftp: null }, { ssl: { labell: 'SSL' } }],
  ['sidebars', sidebarsSchema, { main: ['a', { type: 'doc', id: 'b' }] }, { main: [{}] }],
  ['search-glossary', glossarySchema, ['mdp, mot de passe', ['wp', 'wordpress']], [{ a: 1 }]],
  ['search-rehearsal', rehearsalSchema, { '/a/': { first: ['a'] } }, { '/a/': { second: ['a'] } }],
])('an editor takes and refuses for %s what the engine does', (name, schema, right, wrong) => {
  expect([accepts(name, right), schema.safeParse(right).success]).toEqual([true, true])
  expect([accepts(name, wrong), schema.safeParse(wrong).success]).toEqual([false, false])
})

test('every setting is in the schema of the configuration, and most say what they are', () => {
  const keys = [...listSchemaKeys(configSchema).keys()].filter((key) => !/[.[]/.test(key))
  const properties = schemas.get('config')?.properties ?? {}
  expect(keys.filter((key) => !(key in properties))).toEqual([])
  expect(properties['baseUrl']).toMatchObject({ description: expect.stringContaining('origin') })
})

test('the documentation names each schema that the package holds, and no other', () => {
  const text = readFileSync(new URL('../docs/settings.md', import.meta.url), 'utf8')
  const [, section = ''] = text.split('## Editors')
  const [table = ''] = section.split('**VS Code**')
  const told = [...table.matchAll(/\| `([\w-]+)\.json`[^|]*\|$/gm)].map(([, name]) => name)
  expect(told.toSorted()).toEqual([...schemas.keys()].toSorted())
})
