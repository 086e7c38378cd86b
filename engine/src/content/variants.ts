/**
 * Values that depend on a choice of the reader (Debian 12 or 13): `{{php}}` in a page. While a page is parsed, one
 * character stands for each, so that no rule of Markdown, of typography or of colours sees what it is made of.
 */

import { nearestOf } from '../nearest.ts'
import { choiceSwitch } from './choiceSwitch.ts'
import { namedValue, type Variants } from './choiceValues.ts'
import type { Doc } from './doc.ts'
import { escapeText } from './escapeHtml.ts'

const firstMark = 0xe010
const marks = /[\uE010-\uE0FF]/g

/** Puts a mark in the place of each name that the site declares. */
export function markValues(text: string, { values }: Variants): string {
  if (!text.includes('{{')) return text
  const names = Object.keys(values)
  return text.replace(namedValue, (typed, name: string) => {
    const index = names.indexOf(name)
    return index < 0 ? typed : String.fromCharCode(firstMark + index)
  })
}

/** Returns the doc with its marks made values: all of them where a reader can choose, `8.2/8.4` in plain text. */
export function settleValues(doc: Doc, variants: Variants): Doc {
  const text = JSON.stringify(doc)
  const problems = [...doc.problems, ...unknownNames(doc, variants)]
  const switched = switchFor(doc, variants)
  if (text.search(marks) < 0) return { ...doc, problems, html: withSwitch(doc.html, switched) }
  const plain = (value: string) => value.replace(marks, (mark) => joined(mark, variants))
  const inHtml = (html: string) =>
    html.replace(/<[^>]*>|[\uE010-\uE0FF]/g, (part) =>
      part.startsWith('<') ? attributesOf(part, variants) : spansOf(part, variants),
    )
  return {
    ...doc,
    title: plain(doc.title),
    titleHtml: inHtml(doc.titleHtml),
    description: plain(doc.description),
    frontMatter: JSON.parse(plain(JSON.stringify(doc.frontMatter))) as Doc['frontMatter'],
    html: withSwitch(inHtml(doc.html), switched),
    headings: doc.headings.map((heading) => ({
      ...heading,
      id: heading.id.replace(marks, ''),
      text: plain(heading.text),
      html: inHtml(heading.html),
    })),
    anchors: doc.anchors.map((anchor) => anchor.replace(marks, '')),
    refs: doc.refs.map((ref) => ({ ...ref, target: plain(ref.target) })),
    blocks: doc.blocks.map((block) => typedBlock(block, variants)),
    sections: doc.sections.map((section) => ({
      ...section,
      title: plain(section.title),
      content: plain(section.content),
      ...(section.anchor !== undefined && { anchor: section.anchor.replace(marks, '') }),
    })),
    problems,
  }
}

const nameOf = (mark: string, { values }: Variants): string =>
  Object.keys(values)[mark.charCodeAt(0) - firstMark] ?? ''

const valueOf = (mark: string, key: string, variants: Variants): string =>
  variants.values[nameOf(mark, variants)]?.[key] ?? ''

/** `8.2/8.4`; once where they are the same. */
const joined = (mark: string, variants: Variants): string =>
  [...new Set(variants.choices.map(({ key }) => valueOf(mark, key, variants)))].join('/')

/** Ids have none of them, so that links do not depend on values; other attributes have all. */
const attributesOf = (tag: string, variants: Variants): string =>
  tag
    .replace(/\s(?:id|href)="#?[^"]*"/g, (attribute) => attribute.replace(marks, ''))
    .replace(marks, (mark) => joined(mark, variants))

/** Style sheets show one of them; without, they read `8.2/8.4`. */
function spansOf(mark: string, variants: Variants): string {
  const values = variants.choices.map(({ key }) => valueOf(mark, key, variants))
  if (new Set(values).size === 1) return escapeText(values[0] ?? '')
  return values
    .map((value, index) => `<span class="choice choice-${index}">${escapeText(value)}</span>`)
    .join('<span class="choice">/</span>')
}

function typedBlock(block: Doc['blocks'][number], variants: Variants): Doc['blocks'][number] {
  const found = new Set(JSON.stringify([block.code, block.meta]).match(marks))
  if (found.size === 0) return block
  const names = [...found].map((mark) => nameOf(mark, variants)).toSorted()
  const typed = (text: string) => text.replace(marks, (mark) => `{{${nameOf(mark, variants)}}}`)
  return {
    ...block,
    code: typed(block.code),
    meta: Object.fromEntries(
      Object.entries(block.meta).map(([name, value]) => [
        name,
        value === true ? value : typed(value),
      ]),
    ),
    values: Object.fromEntries(names.map((name) => [name, variants.values[name] ?? {}])),
  }
}

/** Over the article; on a landing page, under what to do first. */
const withSwitch = (html: string, switched: string): string =>
  html.replace(/^(?:<div class="landing-top">[\s\S]*?<\/div>\n)?/, (top) => top + switched)

function switchFor(doc: Doc, variants: Variants): string {
  const isUsed =
    doc.html.search(marks) >= 0 ||
    doc.titleHtml.search(marks) >= 0 ||
    doc.blocks.some(({ meta }) => meta[variants.attribute] !== undefined)
  return isUsed ? choiceSwitch(variants) : ''
}

/** Near enough to a declared name to be meant for it: others may be of any template. */
function unknownNames(doc: Doc, { values }: Variants): Doc['problems'] {
  const names = Object.keys(values)
  return [...doc.html.matchAll(namedValue)].flatMap(([typed, name = '']) => {
    const near = nearestOf(name, names)
    if (near === undefined) return []
    const message = `No value is called “${typed}”.`
    return [{ kind: 'content', file: doc.file, message, hint: `Did you mean “{{${near}}}”?` }]
  })
}
