/** The editorial rules that a site asks for: each is checked only when the configuration gives it. */

import { isIP } from 'node:net'
import { z } from 'zod'
import { pattern } from './pattern.ts'

const count = z.int().min(1)

function isNetwork(text: string): boolean {
  const [, ip = '', bits = ''] = /^([^/]+)\/(\d{1,3})$/.exec(text) ?? []
  const version = isIP(ip)
  return version !== 0 && Number(bits) <= (version === 4 ? 32 : 128)
}

const skeletonSchema = z.strictObject({
  /** Headings of level 2 that every doc has, in this order; a list of words is a choice. */
  sections: z.array(z.union([z.string(), z.array(z.string()).min(1)])),
  /** Title of the admonition that sums the page up, before the first of them. */
  summary: z.string().optional(),
  /** Docs that are not bound, by path from the docs folder. */
  except: z.array(z.string()).default([]),
})

const frontMatterSchema = z.strictObject({
  required: z.array(z.string()).default([]),
  /** The only values that a field, or each value of its list, may have. */
  values: z.record(z.string(), z.array(z.string())).default({}),
  /** Characters, smallest and largest. */
  descriptionLength: z.tuple([count, count]).optional(),
  titleLength: count.optional(),
})

const examplesSchema = z.strictObject({
  /** Ends of the domain names that a page may show: `example`. */
  domains: z.array(z.string()),
  /** Real hosts that a page may name all the same: official documentation, package archives. */
  hosts: z.array(z.string()).default([]),
  /** Networks that a page may show: `192.0.2.0/24`, `2001:db8::/32`. */
  networks: z.array(z.string().refine(isNetwork, 'expected a network, such as 192.0.2.0/24')),
})

const supportEndsSchema = z.strictObject({
  /** Page with rows `| PHP | 8.4 | 2028-12-31 |`, from the site folder. */
  table: z.string().min(1),
  /** Its address: a line that leads there speaks of the end itself. */
  address: z.string().min(1),
  /** Before an end from which it is told. */
  days: count.default(90),
  /** Docs that speak of what is past, by path from the docs folder. */
  except: z.array(z.string()).default([]),
})

export const charterSchema = z.strictObject({
  frontMatter: frontMatterSchema.optional(),
  skeleton: skeletonSchema.optional(),
  headingLevels: z.array(z.int().min(2).max(6)).optional(),
  /** Columns of a command. Every block also has a language, no prompt and no placeholder. */
  code: z.strictObject({ columns: count }).optional(),
  examples: examplesSchema.optional(),
  /** The only passwords that a page may show; other secrets never. */
  passwords: z.array(z.string()).optional(),
  /** Commands that an admonition `danger` announces, earlier in the same section. */
  dangers: z.array(pattern).optional(),
  /** Expression forbidden in prose → what to do instead. */
  words: z.record(pattern, z.string()).optional(),
  /** Versions named by docs that are, or soon will be, without corrections. */
  supportEnds: supportEndsSchema.optional(),
  /** No straight quote is left in prose once it is typeset. */
  typography: z.boolean().default(false),
})

export type Charter = z.output<typeof charterSchema>
