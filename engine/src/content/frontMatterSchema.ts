/** The fields of a front matter, and what each may hold. Docusaurus' names and meanings. */

import { z } from 'zod'
import { runsScript } from '../scriptAddress.ts'

/** A YAML number is accepted wherever text is expected: `title: 404`. */
const text = z.union([z.string(), z.number().transform(String)], { error: 'expected text' })
const flag = z.boolean({ error: 'expected true or false' })
const headingLevel = z
  .number({ error: 'expected a number from 2 to 6' })
  .int('expected a whole number from 2 to 6')
  .min(2, 'expected a number from 2 to 6')
  .max(6, 'expected a number from 2 to 6')
/** A day alone is in UTC. The 30th of February is read as a day of March. */
const isDate = (written: string): boolean => {
  const day = written.slice(0, 10)
  return !Number.isNaN(Date.parse(written)) && new Date(day).toISOString().startsWith(day)
}
/** ISO 8601: other ways to write a date are not read the same everywhere. */
const date = text.refine(
  (written) =>
    /^\d{4}(?:-\d\d(?:-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?)?)?$/.test(
      written,
    ) && isDate(written),
  'expected a date like 2026-11-21',
)
const day = text.refine(
  (written) => /^\d{4}-\d\d-\d\d$/.test(written) && isDate(written),
  'expected a day like 2027-05-01',
)
const tag = z.union([text, z.object({ label: text, permalink: text })], {
  error: 'expected text, or an object { label, permalink }',
})
const action = z.looseObject(
  { text, link: text, theme: text.optional(), icon: z.unknown().optional() },
  'expected an object, like { text: Commencer, link: /installer }',
)
const feature = z.looseObject(
  {
    title: text,
    details: text.optional(),
    link: text.optional(),
    linkText: text.optional(),
    icon: z.unknown().optional(),
  },
  'expected an object, like { title: Installer, details: En dix minutes., link: /installer }',
)
/** VitePress' and Starlight's names; `search` is ours. */
const hero = z.looseObject(
  {
    title: text.optional(),
    name: text.optional(),
    text: text.optional(),
    tagline: text.optional(),
    search: z.union([flag, text], 'expected text, true or false').optional(),
    image: z.unknown().optional(),
    actions: z.array(action, { error: 'expected a list' }).optional(),
  },
  'expected an object, like { tagline: Nos guides, actions: [{ text: Commencer, link: /installer }] }',
)
const fromRoot = 'expected addresses that start with “/”, like [/ancienne-page]'

/** Each tag is a page of the site, each old address a file. */
const mostEntries = 500
const tooMany = `expected at most ${mostEntries} entries`

const fields = {
  id: text.refine((id) => !id.includes('/'), 'an id cannot contain “/”'),
  title: text,
  hide_title: flag,
  glossary: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  keywords: z.array(text, { error: 'expected a list' }).max(mostEntries, tooMany),
  image: text,
  description: text,
  slug: text,
  redirect_from: z
    .array(
      text.refine((address) => address.startsWith('/'), fromRoot),
      {
        error: 'expected a list of addresses, like [/ancienne-page]',
      },
    )
    .max(mostEntries, tooMany),
  sidebar_label: text,
  sidebar_position: z.number({ error: 'expected a number' }),
  sidebar_class_name: text,
  sidebar_custom_props: z.record(z.string(), z.unknown(), { error: 'expected an object' }),
  displayed_sidebar: text.nullable(),
  tags: z.array(tag, { error: 'expected a list, like [apache, ssl]' }).max(mostEntries, tooMany),
  pagination_label: text,
  pagination_next: text.nullable(),
  pagination_prev: text.nullable(),
  custom_edit_url: text
    .refine((url) => !runsScript(url), 'expected the address of a page')
    .nullable(),
  parse_number_prefixes: flag,
  last_update: z.object({ date: date.optional(), author: text.optional() }, 'expected an object'),
  /** The page is to be reviewed before that day, by its owner: a team or a person. */
  next_review: z.object(
    { date: day, owner: text.optional() },
    'expected an object, like { date: 2027-05-01, owner: équipe web }',
  ),
  draft: flag,
  unlisted: flag,
  /** `landing`, or `home` as VitePress says; a layout of another tool says nothing here. */
  layout: z.union([text, flag], { error: 'expected landing, or no layout at all' }),
  /** Starlight's: `splash`. */
  template: text,
  hero,
  features: z.array(feature, { error: 'expected a list' }),
  format: z.enum(['md', 'mdx', 'detect'], { error: 'expected md, mdx or detect' }),
}
export const frontMatterKeys = Object.keys(fields)
export const frontMatterSchema = z.looseObject(fields).partial()

/** Checked fields; keys Lucarne does not know are kept as they are. */
export type FrontMatter = Readonly<z.infer<typeof frontMatterSchema>>

export type Hero = NonNullable<FrontMatter['hero']>
export type Feature = NonNullable<FrontMatter['features']>[number]
