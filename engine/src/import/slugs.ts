/** Ids that each tool makes of the headings of a page, in order. Tested against the tools' own libraries. */

import GithubSlugger from 'github-slugger'
import type { HeadingText } from './importPlan.ts'

type IdsOf = (headings: readonly HeadingText[]) => readonly string[]

/** VitePress: `slugify` of @mdit-vue/shared, or that of the site, made unique by markdown-it-anchor. */
export const vitepressIds =
  (slugify: (text: string) => string = vitepressSlug): IdsOf =>
  (headings) => {
    const used = new Set<string>()
    return headings.map(({ text, explicitId }) => {
      const slug = explicitId ?? slugify(text)
      let id = slug
      for (let count = 1; used.has(id); count += 1) id = `${slug}-${count}`
      used.add(id)
      return id
    })
  }

// oxlint-disable-next-line no-control-regex -- as the library has it
const CONTROL = /[\u0000-\u001f]/g
const SPECIAL = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g

export const vitepressSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(CONTROL, '')
    .replace(SPECIAL, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase()

/** Docusaurus: GitHub's, of what its parser of directives leaves: `root:root` holds the directive `:root`. */
export const docusaurusIds =
  (isCaseKept: boolean): IdsOf =>
  (headings) => {
    const slugger = new GithubSlugger()
    return headings.map(
      ({ text, explicitId }) =>
        explicitId ?? slugger.slug(text.replace(DIRECTIVE, '$1'), isCaseKept),
    )
  }

const DIRECTIVE = /(?<!:):[a-z](?:[\w-]*[a-z0-9])?(?![\w:-])(?:\[([^\]]*)\])?(?:\{[^}]*\})?/gi

/** Starlight: GitHub's; before Astro 6, without the hyphen at the end that an icon or a mark leaves. */
export const starlightIds =
  (isTrimmed: boolean): IdsOf =>
  (headings) => {
    const slugger = new GithubSlugger()
    return headings.map(
      ({ text, explicitId }) =>
        explicitId ?? slugger.slug(text).replace(isTrimmed ? /-$/ : /$^/, ''),
    )
  }

export type PythonSlug = {
  readonly separator: string
  /** Letters of any language are kept (`pymdownx.slugs`, or `slugify_unicode`). */
  readonly keepsLetters: boolean
  readonly case: 'lower' | 'none' | 'fold'
}

/** MkDocs: `slugify` of Python-Markdown's `toc`, or that of pymdownx where the configuration names it. */
export const mkdocsIds =
  (options: PythonSlug): IdsOf =>
  (headings) => {
    const used = new Set<string>()
    return headings.map(({ text, explicitId }) => {
      const id = explicitId ?? uniqueId(pythonSlug(text, options), used)
      used.add(id)
      return id
    })
  }

export function pythonSlug(
  text: string,
  { separator, keepsLetters, case: style }: PythonSlug,
): string {
  const cased = (slug: string) => (style === 'none' ? slug : slug.toLowerCase())
  if (keepsLetters)
    return cased(text.normalize('NFC').trim())
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', separator)
  const kept = text
    .normalize('NFKD')
    .replace(/\P{ASCII}/gu, '')
    .replace(/[^\w\s-]/g, '')
    .trim()
  return cased(kept).replace(/[-\s]+/g, separator)
}

/** `a`, `a_1`, `a_2`; an empty id becomes `_1`. */
function uniqueId(slug: string, used: ReadonlySet<string>): string {
  let id = slug
  while (used.has(id) || id === '') {
    const [, stem = id, count] = /^(.*)_(\d+)$/.exec(id) ?? []
    id = count === undefined ? `${id}_1` : `${stem}_${Number(count) + 1}`
  }
  return id
}
