/**
 * Values that depend on a choice of the reader (Debian 12 or 13): `{{php}}` in a page. While a page is parsed, one
 * character stands for each, so that no rule of Markdown, of typography or of colours sees what it is made of.
 */

import { choiceSwitch } from './choiceSwitch.ts'
import { joinedValue, namedValue, type ValueByKey, type Variables } from './choiceValues.ts'
import { choiceInText } from './choiceInText.ts'
import type { ComponentCall, Doc } from './doc.ts'
import { escapeText } from './escapeHtml.ts'

const firstMark = 0xe010
const marks = /[\uE010-\uE0FF]/g

/** Puts a mark in the place of each name whose value depends on the choice. */
export function markChoices(text: string, variables: Variables): string {
  if (!text.includes('{{')) return text
  const names = listNames(variables)
  return text.replace(namedValue, (typed, escape: string, _braces, name: string) => {
    const index = escape ? -1 : names.indexOf(name)
    return index < 0 ? typed : String.fromCharCode(firstMark + index)
  })
}

const listNames = ({ values }: Variables): string[] =>
  Object.keys(values).filter((name) => typeof values[name] !== 'string')

/** Returns the doc with its marks made values: all of them where a reader can choose or search, `8.2/8.4` in plain text. */
export function settleChoices(doc: Doc, variants: Variables): Doc {
  const switched = switchFor(doc, variants)
  if (JSON.stringify(doc).search(marks) < 0) return { ...doc, html: withSwitch(doc.html, switched) }
  const plain = (value: string) => value.replace(marks, (mark) => joined(mark, variants))
  const searched = (text: string) => text.replace(marks, (mark) => joinTexts(mark, variants))
  const asTyped = (text: string) => text.replace(marks, (mark) => `{{${findName(mark, variants)}}}`)
  const inHtml = (html: string) =>
    html.replace(/<[^>]*>|[\uE010-\uE0FF]/g, (part) =>
      part.startsWith('<') ? fillAttributes(part, variants) : spansOf(part, variants),
    )
  return {
    ...doc,
    title: plain(doc.title),
    titleHtml: inHtml(doc.titleHtml),
    description: plain(doc.description),
    frontMatter: JSON.parse(plain(JSON.stringify(doc.frontMatter))) as Doc['frontMatter'],
    html: withSwitch(inHtml(doc.html), switched),
    ...(doc.components && {
      components: doc.components.map((call) => settledCall(call, variants)),
    }),
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
      title: searched(section.title),
      content: searched(section.content),
      ...(section.anchor !== undefined && { anchor: section.anchor.replace(marks, '') }),
    })),
    problems: doc.problems.map((problem) => ({
      ...problem,
      message: asTyped(problem.message),
      ...(problem.hint !== undefined && { hint: asTyped(problem.hint) }),
    })),
  }
}

const findName = (mark: string, variants: Variables): string =>
  listNames(variants)[mark.charCodeAt(0) - firstMark] ?? ''

const valuesOf = (mark: string, variants: Variables): ValueByKey => {
  const value = variants.values[findName(mark, variants)]
  return typeof value === 'object' ? value : {}
}

/** `8.2/8.4`; once where they are the same. */
const joined = (mark: string, variants: Variables): string =>
  joinedValue(valuesOf(mark, variants), variants)

/** In what search shows. */
const joinTexts = (mark: string, variants: Variables): string =>
  choiceInText(listChoiceKeys(variants).map((key) => valuesOf(mark, variants)[key] ?? ''))

const listChoiceKeys = ({ choice }: Variables): string[] =>
  choice?.choices.map(({ key }) => key) ?? []

/** Ids have none of them, so that links do not depend on values; other attributes have all. */
const fillAttributes = (tag: string, variants: Variables): string =>
  tag
    .replace(/\s(?:id|href)="#?[^"]*"/g, (attribute) => attribute.replace(marks, ''))
    .replace(marks, (mark) => joined(mark, variants))

/** Style sheets show one of them; without, they read `8.2/8.4`. */
function spansOf(mark: string, variants: Variables): string {
  const values = listChoiceKeys(variants).map((key) => valuesOf(mark, variants)[key] ?? '')
  if (new Set(values).size === 1) return escapeText(values[0] ?? '')
  return values
    .map((value, index) => `<span class="choice choice-${index}">${escapeText(value)}</span>`)
    .join('<span class="choice">/</span>')
}

function typedBlock(block: Doc['blocks'][number], variants: Variables): Doc['blocks'][number] {
  const found = new Set(JSON.stringify([block.code, block.meta]).match(marks))
  if (found.size === 0) return block
  const byName = [...found].map(
    (mark) => [findName(mark, variants), valuesOf(mark, variants)] as const,
  )
  const typed = (text: string) => text.replace(marks, (mark) => `{{${findName(mark, variants)}}}`)
  return {
    ...block,
    code: typed(block.code),
    meta: Object.fromEntries(
      Object.entries(block.meta).map(([name, value]) => [
        name,
        value === true ? value : typed(value),
      ]),
    ),
    values: Object.fromEntries(byName.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** Its values are those of an attribute. */
const settledCall = (call: ComponentCall, variants: Variables): ComponentCall =>
  JSON.parse(JSON.stringify(call).replace(marks, (mark) => joined(mark, variants))) as ComponentCall

/** Over the article; on a landing page, under what to do first. */
const withSwitch = (html: string, switched: string): string =>
  html.replace(/^(?:<div class="landing-top">[\s\S]*?<\/div>\n)?/, (top) => top + switched)

function switchFor(doc: Doc, { choice }: Variables): string {
  const isUsed =
    choice &&
    (doc.html.search(marks) >= 0 ||
      doc.titleHtml.search(marks) >= 0 ||
      doc.blocks.some(({ meta }) => meta[choice.attribute] !== undefined))
  return isUsed ? choiceSwitch(choice) : ''
}
