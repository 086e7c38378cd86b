/** The navbar and footer as an author writes them. */

import { z } from 'zod'
import { address } from './address.ts'
import { htmlText } from './htmlText.ts'
import { pattern } from './pattern.ts'

const position = z.enum(['left', 'right']).default('left')
const placed = { position, className: z.string().optional() }

const linkTarget = {
  label: z.string(),
  /** A page of this site, without base URL: `/Apache`. */
  to: address.optional(),
  /** Any other address; one that starts with `/` is under the base URL. */
  href: address.optional(),
}

const exactlyOneTarget = (item: { to?: string | undefined; href?: string | undefined }) =>
  (item.to === undefined) !== (item.href === undefined)
const oneTargetMessage =
  'expected exactly one of `to` (a page of the site) and `href` (any other address)'

/** By default, a link is active on its page and those under it. */
const activeRules = {
  /** Active on the pages under this path. */
  activeBasePath: z.string().optional(),
  /** Pattern of the addresses where the link is active, in any case. */
  activeBaseRegex: pattern.optional(),
}

const defaultItem = z
  .strictObject({
    type: z.literal('default').default('default'),
    ...placed,
    ...linkTarget,
    ...activeRules,
  })
  .refine(exactlyOneTarget, oneTargetMessage)

/** Hidden when the doc is a draft; shown on its own page alone when it is unlisted. */
const docItem = z.strictObject({
  type: z.literal('doc'),
  ...placed,
  docId: z.string(),
  label: z.string().optional(),
})

/** Leads to the first page of a sidebar. */
const docSidebarItem = z.strictObject({
  type: z.literal('docSidebar'),
  ...placed,
  sidebarId: z.string(),
  label: z.string().optional(),
})

/** Leads to the main doc of the version being read, or to `to`. */
const docsVersionItem = z.strictObject({
  type: z.literal('docsVersion'),
  ...placed,
  label: z.string().optional(),
  to: address.optional(),
})

/** `value` goes into every page as it is: nothing is escaped. */
const htmlItem = z.strictObject({ type: z.literal('html'), ...placed, value: htmlText })

/** Items allowed in a dropdown: all but another dropdown. */
const dropdownEntry = z.union([defaultItem, docItem, docSidebarItem, docsVersionItem, htmlItem])

const dropdownItem = z.strictObject({
  type: z.literal('dropdown').default('dropdown'),
  ...placed,
  label: z.string(),
  items: z.array(z.unknown()),
})

/** Around the languages or the versions. */
const extraItems = {
  dropdownItemsBefore: z.array(z.unknown()).default([]),
  dropdownItemsAfter: z.array(z.unknown()).default([]),
}

const localeDropdownItem = z.strictObject({
  type: z.literal('localeDropdown'),
  ...placed,
  label: z.string().optional(),
  ...extraItems,
})

const versionDropdownItem = z.strictObject({
  type: z.literal('docsVersionDropdown'),
  ...placed,
  label: z.string().optional(),
  ...extraItems,
})

const searchItem = z.strictObject({ type: z.literal('search'), ...placed })

/** One schema per kind of navbar item: the keys of this table are the known kinds. */
export const navbarItemSchemas = {
  default: defaultItem,
  dropdown: dropdownItem,
  localeDropdown: localeDropdownItem,
  search: searchItem,
  html: htmlItem,
  doc: docItem,
  docSidebar: docSidebarItem,
  docsVersion: docsVersionItem,
  docsVersionDropdown: versionDropdownItem,
} as const

export type DropdownEntryConfig = z.infer<typeof dropdownEntry>
export type NavbarItemConfig =
  | DropdownEntryConfig
  | WithEntries<z.infer<typeof dropdownItem>>
  | WithEntries<z.infer<typeof localeDropdownItem>>
  | WithEntries<z.infer<typeof versionDropdownItem>>
  | z.infer<typeof searchItem>

/** The lists that a schema leaves unknown are checked entry by entry, by `navbarItemSchema`. */
type WithEntries<Item> = {
  [Key in keyof Item]: Item[Key] extends unknown[] ? DropdownEntryConfig[] : Item[Key]
}

const footerItem = z
  .union([
    // Goes into every page as it is: nothing is escaped.
    z.strictObject({ html: htmlText }),
    z.strictObject(linkTarget).refine(exactlyOneTarget, oneTargetMessage),
  ])
  .describe('a footer item')

const footerColumn = z.strictObject({ title: z.string(), items: z.array(footerItem) })

export type FooterItemConfig = z.infer<typeof footerItem>

const logo = {
  /** A file of the static folder, or the markup of an `<svg>` to put in the page. */
  src: z.string(),
  /** For the dark mode. */
  srcDark: z.string().optional(),
  alt: z.string().default(''),
}

export const logoSchema = z.strictObject(logo)

export const footerSchema = z.strictObject({
  style: z.enum(['light', 'dark']).default('light'),
  /** Columns (`title` and `items`), or one row of links: not a mix. */
  links: z
    .array(z.record(z.string(), z.unknown()))
    .superRefine((links, context) => {
      const columns = links.filter((link) => 'title' in link).length
      if (columns > 0 && columns < links.length)
        context.addIssue(
          'expected either columns (each with `title` and `items`) or a flat list of links, not a mix',
        )
    })
    .pipe(z.union([z.array(footerColumn), z.array(footerItem)]))
    .default([]),
  logo: z.strictObject({ ...logo, href: address.optional() }).optional(),
  /** HTML, put into every page as it is: nothing is escaped. */
  copyright: htmlText.optional(),
})
