/** Translation files as Docusaurus has them → the configuration of a locale, in their words. Pure. */

import type { Config } from './config.ts'

/** Text by key: `item.label.Docs` of `navbar.json`. */
export type Messages = ReadonlyMap<string, string>

export type DocusaurusTexts = {
  readonly navbar: Messages
  readonly footer: Messages
  readonly code: Messages
  /** Texts of each version, by its name. */
  readonly docs: ReadonlyMap<string, Messages>
}

/** Keys of its theme that say, whole, what a word of ours says. */
const wordOfKey: Readonly<Record<string, string>> = {
  'theme.NotFound.title': 'notFoundTitle',
  'theme.NotFound.p1': 'notFoundText',
  'theme.NotFound.p2': 'notFoundAdvice',
  'theme.ErrorPageContent.title': 'crashTitle',
  'theme.ErrorPageContent.tryAgain': 'retry',
  'theme.CodeBlock.copy': 'copy',
  'theme.CodeBlock.copied': 'copied',
  'theme.TOCCollapsible.toggleButtonLabel': 'onThisPage',
  'theme.admonition.note': 'noteTitle',
  'theme.admonition.tip': 'tipTitle',
  'theme.admonition.info': 'infoTitle',
  'theme.admonition.warning': 'warningTitle',
  'theme.admonition.caution': 'cautionTitle',
  'theme.admonition.danger': 'dangerTitle',
  'theme.common.editThisPage': 'edit',
  'theme.common.skipToMainContent': 'skipToContent',
  'theme.docs.breadcrumbs.home': 'home',
  'theme.docs.breadcrumbs.navAriaLabel': 'breadcrumbs',
  'theme.docs.paginator.navAriaLabel': 'pagination',
  'theme.docs.paginator.next': 'next',
  'theme.docs.paginator.previous': 'previous',
  'theme.tags.tagsListLabel': 'tagsLabel',
  'theme.tags.tagsPageLink': 'allTags',
  'theme.unlistedContent.title': 'unlistedTitle',
  'theme.unlistedContent.message': 'unlistedText',
  'theme.SearchBar.label': 'search',
}

/** Adds the texts of Docusaurus' files. The configuration's own `words` take precedence. */
export function withDocusaurusTexts(config: Config, texts: DocusaurusTexts): Config {
  const { navbar, footer, code, docs } = texts
  const words = Object.entries(wordOfKey).flatMap(([key, word]) => {
    const text = code.get(key)
    return text === undefined ? [] : [[word, text] as const]
  })
  const title = navbar.get('title') ?? config.navbar.title
  return {
    ...config,
    words: { ...Object.fromEntries(words), ...config.words },
    navbar: {
      ...config.navbar,
      ...(title !== undefined && { title }),
      items: relabel(config.navbar.items, { label: navbar }),
    },
    ...(config.footer && {
      footer: {
        ...config.footer,
        links: relabel(config.footer.links, { label: footer, title: footer }),
        ...copyrightIn(config.footer, footer),
      },
    }),
    docs: {
      ...config.docs,
      versions: config.docs.versions.map((version) => {
        const label = docs.get(version.name)?.get('version.label')
        return label === undefined ? version : { ...version, label }
      }),
    },
    sidebarTexts: docs,
  }
}

function copyrightIn({ copyright }: NonNullable<Config['footer']>, footer: Messages) {
  const text = footer.get('copyright') ?? copyright
  return text === undefined ? {} : { copyright: text }
}

/** Prefixes of the Docusaurus keys that translate each of our keys. */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  label: ['item.label.', 'link.item.label.'],
  title: ['link.title.'],
}

/** At any depth. */
function relabel<Value>(value: Value, keys: Readonly<Record<string, Messages>>): Value {
  if (Array.isArray(value)) return value.map((each) => relabel(each as unknown, keys)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, text]: [string, unknown]) => {
      if (typeof text !== 'string') return [key, relabel(text, keys)]
      const found = prefixes[key]?.map((prefix) => keys[key]?.get(prefix + text))
      return [key, found?.find((message) => message !== undefined) ?? text]
    }),
  ) as Value
}
