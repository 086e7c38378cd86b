/** One schema → the configuration's type, defaults and messages. */

import { z } from 'zod'
import { isWebUrl } from './address.ts'
import { baseUrlPattern, expectedBaseUrl } from './baseUrl.ts'
import { charterSchema } from './charterSchema.ts'
import { docsSchema } from './docsSchema.ts'
import { haveOwn } from './haveOwn.ts'
import { htmlText } from './htmlText.ts'
import { footerSchema, logoSchema } from './navbarSchema.ts'
import { navbarItemSchema } from './navbarItems.ts'
import { themeSchema } from './themeSchema.ts'
import { searchSchema } from './searchSchema.ts'
import type { PerLocale } from './textsIn.ts'
import { typographyNames, type Typography } from './typographyNames.ts'

const level = z.enum(['ignore', 'log', 'warn', 'throw'])
const headingLevel = z.int().min(2).max(6)
const sitePath = z.string().startsWith('/', 'expected an address that starts with `/`')
const redirectTarget = z
  .string()
  .regex(
    /^(?:\/(?!\/)|https?:\/\/[\p{L}\p{N}])/iu,
    'expected an address that starts with `/`, or with `https://`',
  )
  .refine(
    (to) => !isWebUrl(to) || URL.canParse(to),
    'expected the address of a web page, written whole',
  )

const typographySetting = z.union([z.boolean(), z.enum(typographyNames)])

const localeSchema = z
  .strictObject({
    /** Names the locale in addresses and in `i18n/{code}/`. */
    code: z
      .string()
      .regex(/^[\w~-]+$/, 'expected letters without accents, digits, `-`, `_` and `~`'),
    /**
     * Path of its pages under the base URL, `fr` for instance; empty for the root. By default its code, and the root
     * for the first.
     */
    path: z
      .string()
      .regex(/^[\w~-]*$/, 'expected letters without accents, digits, `-`, `_` and `~`, or nothing')
      .optional(),
    /** Label in the languages dropdown. */
    label: z.string(),
    /** `lang` of its pages; by default its code. */
    htmlLang: z.string().optional(),
    /** By default that of its language. */
    direction: z.enum(['ltr', 'rtl']).optional(),
    /** Typography of its pages, instead of the site's. */
    typography: typographySetting.optional(),
    /** Overrides of the reader-facing words, by key. */
    words: z.record(z.string(), z.string()).default({}),
  })
  .refine(
    ({ code, htmlLang = code }) => isLanguageTag(htmlLang),
    'expected a language tag such as `fr` or `fr-CA` in `htmlLang`, or in `code` without it',
  )

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}

/** Two locales cannot stand at one address. */
function haveOwnPaths(
  locales: readonly z.output<typeof localeSchema>[],
  context: z.core.$RefinementCtx,
) {
  const owners = new Map<string, string>()
  locales.forEach(({ code, ...given }, index) => {
    const path = given.path ?? (index === 0 ? '' : code)
    const owner = owners.get(path)
    if (owner !== undefined)
      context.addIssue({
        code: 'custom',
        path: [index, 'path'],
        message: `"${path}" is already where the locale "${owner}" is`,
        params: { hint: 'Give each locale a `path` of its own; one alone may be at the root.' },
      })
    owners.set(path, owner ?? code)
  })
}

const announcementSchema = z.strictObject({
  /** Another one shows the bar again to those who closed it. */
  id: z.string().default('announcement-bar'),
  /** HTML, put into every page as it is: nothing is escaped. */
  content: htmlText,
  closeable: z.boolean().default(true),
  /** Any CSS colour. */
  backgroundColor: z.string().optional(),
  textColor: z.string().optional(),
})

export const configSchema = z.strictObject({
  /** Names the site; ends the title of every page (`Apache | Title`) unless `navbar.title` is given. */
  title: z.string().min(1),
  /** One line about the site: what search engines are told of the pages that no author writes (tags, search). */
  tagline: z.string().default(''),
  /** Origin of the published site, without a path: `https://docs.exemple.example`. */
  url: z
    .url('expected an address such as https://docs.exemple.example')
    .refine(
      (url) => !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`,
      'expected an origin without a path; give the path in `baseUrl`',
    )
    .refine(
      (url) => !URL.canParse(url) || isWebUrl(url),
      'expected an address that starts with `https://` or `http://`',
    )
    .transform((url) => new URL(url).origin),
  /** Path of the site under its origin: `/`, or `/docs/`. */
  baseUrl: z.string().regex(baseUrlPattern, expectedBaseUrl).default('/'),
  /** A file, from the static folder: `favicon.svg`. */
  favicon: z.string().optional(),
  /** Image of pages that name none, shown where they are shared: a file, from the static folder, or an address. */
  socialImage: z.string().optional(),
  /** Draws a card for each page, from its title, its category and the theme, with packages to install. */
  socialCards: z.boolean().default(false),
  /** The first is the default one, without a path of its own. */
  locales: z
    .array(localeSchema)
    .min(1, 'expected at least one locale')
    .superRefine(haveOwn('code'))
    .superRefine(haveOwnPaths)
    .default([{ code: 'fr', label: 'Français', htmlLang: 'fr', direction: 'ltr', words: {} }]),
  i18n: z
    .strictObject({
      /** Fallback for a page that a locale lacks: `page` shows it in the first language, `none` nothing. */
      fallback: z.enum(['page', 'none']).default('page'),
      /** Finds these pages in the search of the locale too. */
      searchFallback: z.boolean().default(false),
      /** Tells readers of a translation that its original has changed since, by Git. */
      outdatedNotice: z.boolean().default(false),
    })
    .prefault({}),
  docs: docsSchema.prefault({}),
  /** Folder of the pages outside the docs, from the site folder; it may be missing. */
  pages: z.strictObject({ path: z.string().default('pages') }).prefault({}),
  /** Its files are copied as they are to the root of the site; from the site folder. */
  staticFolder: z.string().default('static'),
  navbar: z
    .strictObject({
      /** Beside the logo, and at the end of the title of every page; by default the title of the site. */
      title: z.string().optional(),
      logo: logoSchema.optional(),
      /** The bar goes away on the way down and comes back on the way up. */
      hideOnScroll: z.boolean().default(true),
      items: z.array(navbarItemSchema).default([]),
    })
    .prefault({}),
  footer: footerSchema.optional(),
  /** Colours, shapes and families of the site, and its own style sheets. */
  theme: themeSchema.prefault({}),
  announcement: announcementSchema.optional(),
  colorMode: z
    .strictObject({
      /** Shown to a reader who has not chosen. */
      default: z.enum(['light', 'dark']).default('dark'),
      /** Shows the switch. */
      switchable: z.boolean().default(true),
      /** A reader who has not chosen gets the mode of their system instead of `default`. */
      respectSystem: z.boolean().default(false),
    })
    .prefault({}),
  sidebar: z
    .strictObject({
      /** Readers may fold the whole sidebar away. */
      hideable: z.boolean().default(false),
      /** Opening a category closes those beside it. */
      autoCollapse: z.boolean().default(false),
    })
    .prefault({}),
  /** Levels of the headings it lists; a page may say otherwise in its front matter. */
  tableOfContents: z
    .strictObject({ minLevel: headingLevel.default(2), maxLevel: headingLevel.default(3) })
    .refine(
      // Levels that are no levels are reported where they stand.
      ({ minLevel, maxLevel }) => minLevel > 6 || maxLevel < 2 || minLevel <= maxLevel,
      'minLevel is above maxLevel',
    )
    .prefault({}),
  /** `false`: no box, no index, no page of results. */
  search: z
    .union([searchSchema, z.literal(false)], 'expected its settings, or `false`')
    .prefault({}),
  /** A Matomo server: `url` is its folder, with a final slash. */
  analytics: z
    .strictObject({
      url: z
        .url()
        .endsWith('/', 'expected an address that ends with `/`')
        .refine(isWebUrl, 'expected an address that starts with `https://`'),
      siteId: z.string().min(1),
    })
    .optional(),
  /** Writes each version, and each of its categories, as one page to print. */
  printPage: z.boolean().default(false),
  /** Asks readers whether a doc helped: `true` counts it by `analytics`, `url` is sent it by POST. */
  feedback: z
    .union(
      [
        z.boolean(),
        z.strictObject({
          url: z
            .string()
            .refine(
              (url) => /^\/(?!\/)/.test(url) || isWebUrl(url),
              'expected an address that starts with `/` or `https://`',
            ),
        }),
      ],
      'expected `true`, `false` or { url }',
    )
    .default(false),
  /** Old address → new one, both without base URL; or a whole one, of another host. */
  redirects: z.record(sitePath, redirectTarget).default({}),
  /** No-break spaces, apostrophes and quotes of the language of each page, or of one language, outside code. */
  typography: typographySetting.default(true),
  /** Results of the last verification run, from the site folder. */
  verified: z.string().default('verified.json'),
  /** Editorial rules checked by `lucarne check`; absent: none. */
  charter: charterSchema.optional(),
  /** Overrides of the reader-facing words, by key (`src/words/`). */
  words: z.record(z.string(), z.string()).default({}),
  /** Writes the Markdown of each doc beside its page, as `index.md`, and the list of them, as `llms.txt`. */
  markdownCopies: z.boolean().default(false),
  /** Publishes the last updates of docs as a feed, `feed.xml`, in Atom. */
  feed: z.boolean().default(false),
  /** Number of past builds whose hashed assets are kept, for tabs opened before a deploy. */
  keptBuilds: z.int().min(0).default(3),
  /** Readers who have come once read the site without a network: their browser keeps it, in the background. */
  offline: z.boolean().default(false),
  /** Path of the page shown offline in place of one not kept; by default in the language of the locale. */
  offlinePath: z.string().min(1).optional(),
  /** Writes `.br` and `.gz` beside text files, or only those of one encoding. */
  precompress: z
    .union([z.boolean(), z.enum(['br', 'gzip'])], 'expected `true`, `false`, `br` or `gzip`')
    .default(true),
  /** Levels of problems: `throw` makes the exit code 1, `warn` and `log` print, `ignore` is silent. */
  onBrokenLinks: level.default('log'),
  onBrokenMarkdownLinks: level.default('warn'),
  onBrokenAnchors: level.default('warn'),
  onDuplicateRoutes: level.default('warn'),
  /** Level for addresses that the previous build published and this one does not. */
  onLostAddresses: level.default('warn'),
  /** Level for pages whose `next_review` is past, reported by `lucarne check` alone: a build ignores the date. */
  onOverdueReviews: level.default('warn'),
  onContentProblems: level.default('warn'),
})

/**
 * Configuration as an author writes it: only `title` and `url` are required. Text is escaped, except for settings that
 * are HTML by nature and go into the pages unchanged: `announcement.content`, `footer.copyright`, the `html` of a
 * footer item, the `value` of a navbar item `html`, and a logo whose `src` is an `<svg>`. Any text may be given per
 * locale, by code.
 */
export type UserConfig = PerLocale<z.input<typeof configSchema>>

/** Configuration as the engine reads it, with every default filled in. */
export type Config = Omit<z.output<typeof configSchema>, 'typography'> & {
  /** Rules by which the text of its locale is typeset. */
  readonly typography: Typography
  /** The same in each locale, by its code: texts, typography. */
  readonly inLocales: ReadonlyMap<string, Config>
  /** Configuration file, as the author types it: `lucarne.config.ts`. */
  readonly file: string
  /** Texts of the sidebars of each version, by its name, where the locale has translation files of Docusaurus. */
  readonly sidebarTexts?: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Sidebars file, when they have one of their own. */
  readonly sidebarsFile?: string
}
export type LocaleConfig = Config['locales'][number]
export type VersionConfig = Config['docs']['versions'][number]
