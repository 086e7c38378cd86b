/** The schemas that the engine reads with → JSON Schemas, for editors and for the types of a configuration. */

import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { configSchema } from '../src/config/config.ts'
import { navbarItemSchema } from '../src/config/navbarItems.ts'
import { navbarItemSchemas } from '../src/config/navbarSchema.ts'
import { sidebarsSchema } from '../src/config/sidebarsSchema.ts'
import { categorySchema } from '../src/content/categoryFile.ts'
import { frontMatterSchema } from '../src/content/frontMatterSchema.ts'
import { tagsSchema } from '../src/content/tagsFile.ts'
import { glossarySchema } from '../src/search/readGlossary.ts'
import { rehearsalSchema } from '../src/search/readRehearsal.ts'
import { describeKeys, readDescriptions } from './descriptions.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** File of the package, without extension → what it describes, for people, and its schema. */
const published: Readonly<Record<string, readonly [string, z.ZodType]>> = {
  config: ['The configuration of a Lucarne site', configSchema],
  'front-matter': ['The front matter of a page', frontMatterSchema],
  category: ['_category_.yml or .json: what the sidebar shows of a folder', categorySchema],
  tags: ['tags.yml: the tags of a site', tagsSchema],
  sidebars: ['A file of sidebars', sidebarsSchema],
  'search-glossary': [
    'search-glossary.yml: words that search takes for each other',
    glossarySchema,
  ],
  'search-rehearsal': [
    'search-rehearsal.yml: queries and the pages they must find',
    rehearsalSchema,
  ],
}

const schemaFolders = ['config', 'content', 'search'] as const
const sourceDir = fileURLToPath(new URL('../src/', import.meta.url))

const describedObjects = readDescriptions(
  schemaFolders.flatMap((folder) =>
    readdirSync(`${sourceDir}${folder}`)
      .filter((file) => /(?:config|schema|items|file|glossary|rehearsal)\.ts$/i.test(file))
      .map((file) => `${folder}/${file}`),
  ),
)

export function jsonSchemas(): Map<string, JsonSchema> {
  return new Map(
    Object.entries(published).map(([name, [title, schema]]) => [
      name,
      { ...jsonSchemaOf(schema), title },
    ]),
  )
}

/** Converts the schema of what an author writes, before defaults are filled in. */
function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => describe(zodSchema, jsonSchema),
  })
}

function describe(schema: z.core.$ZodTypes, json: JsonSchema): void {
  const { def } = schema._zod
  if ((schema as unknown) === navbarItemSchema) replace(json, anyNavbarItem())
  // Read as anything first, so that what is wrong is told of the right item: the second schema says what may be there.
  else if (def.type === 'pipe' && isStrictAfterLoose(def))
    replace(json, jsonSchemaOf(def.out as z.ZodType))
  if (def.type !== 'object') return
  const known = describeKeys(Object.keys(def.shape), describedObjects)
  for (const [key, property] of Object.entries(json.properties ?? {})) {
    if (typeof property !== 'object') continue
    const description = known.get(key)
    if (description !== undefined) property.description = description
  }
}

function isStrictAfterLoose({ in: first, out }: z.core.$ZodPipeDef): boolean {
  return first._zod.def.type === 'array' && out._zod.def.type !== 'transform'
}

/** Entries of dropdowns are checked one by one: what they may be is said here. */
function anyNavbarItem(): JsonSchema {
  const entries = Object.entries(navbarItemSchemas).filter(
    ([kind]) => !/Dropdown|dropdown|search/.test(kind),
  )
  const entry = { anyOf: entries.map(([, schema]) => jsonSchemaOf(schema)) }
  const items = Object.values(navbarItemSchemas).map((schema) => {
    const json = jsonSchemaOf(schema)
    for (const key of ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'])
      if (json.properties?.[key]) json.properties[key] = { type: 'array', items: entry }
    return json
  })
  return { anyOf: items }
}

function replace(json: JsonSchema, by: JsonSchema): void {
  for (const key of Object.keys(json)) delete json[key]
  const { $schema: _, ...rest } = by
  Object.assign(json, rest)
}
