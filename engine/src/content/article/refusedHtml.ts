/**
 * Raw HTML that the site cannot honour: the Content-Security-Policy blocks it (`output/servers/securityHeaders.ts`), or
 * it has no meaning inside an article. Reported, since the author would see no effect.
 */

import { runsScript } from '../../scriptAddress.ts'
import { themePrefix } from '../../themePrefix.ts'
import { isForeign } from '../isForeign.ts'
import { addressesInSrcset } from '../srcset.ts'
import { isInDrawing } from './rawContext.ts'
import { report } from './updateState.ts'
import type { SourceLocation, ArticleState } from './state.ts'

type RefusedTag = { readonly message: string; readonly hint: string }

export type GivenTag = {
  /** In lower case. */
  readonly tag: string
  /** By name in lower case, decoded. */
  readonly attributes: ReadonlyMap<string, string>
  readonly place: SourceLocation
}

export function reportRefused({ tag, attributes, place }: GivenTag, state: ArticleState): void {
  if (state.rawTags.some(({ name }) => name === 'head')) return
  const loaded = [...attributes].flatMap(([name, value]) => addressesLoaded(tag, name, value))
  const refusals = [
    refusedTag(tag, attributes, isInDrawing(state)),
    ...[...attributes].map(([name, value]) => refusedAttribute(tag, name, value)),
    ...[...new Set(loaded)].filter(isForeign).map(foreign),
  ]
  for (const refusal of refusals) if (refusal) report(state, place, refusal)
}

/**
 * Says whether an id or a name would shadow something else: a part of the theme or, on elements that browsers also
 * expose by name, a property of `document` such as `body`.
 */
export const isNameTaken = (tag: string, attribute: string, value: string): boolean =>
  /^(?:id|name)$/.test(attribute) &&
  (value.startsWith(themePrefix) ||
    (attribute === 'name' && /^(?:img|form|iframe|embed|object)$/.test(tag)))

/** Problem of an id or a name reserved for the theme. */
export const themeName = (name: string): RefusedTag => ({
  message: `“${name}” is left out: what begins with “${themePrefix}” names parts of the theme.`,
  hint: `Give it a name that begins with another character: “${name.replace(/^~+/, '') || 'name'}”.`,
})

const unusedName = (tag: string): RefusedTag => ({
  message: `“name” does nothing on “<${tag}>”: pages run no script of their own.`,
  hint: 'Leave it out; to link to it, give it an `id`.',
})

/** An image from elsewhere, however it is written. */
export function reportForeign(address: string, place: SourceLocation, state: ArticleState): void {
  if (isForeign(address)) report(state, place, foreign(address))
}

function refusedTag(
  tag: string,
  attributes: GivenTag['attributes'],
  inDrawing: boolean,
): RefusedTag | undefined {
  if (tag === 'style')
    return {
      message: '“<style>” has no effect: pages take no style sheet of their own.',
      hint: 'Use `style="…"` on the element.',
    }
  if (tag === 'script' && isRun(attributes))
    return {
      message: '“<script>” does not run: pages run no script of their own.',
      hint: 'Leave it out.',
    }
  if (/^(?:iframe|frame|embed|object)$/.test(tag))
    return {
      message: `“<${tag}>” shows nothing: pages hold no other page.`,
      hint: 'Write a link to it instead.',
    }
  const isOfHead = /^(?:html|head|body|title|meta|link|base)$/.test(tag)
  if (isLeftOut(tag, attributes) || (isOfHead && !inDrawing))
    return {
      message: `“<${tag}>” has no effect inside an article.`,
      hint: 'What describes the page goes in its front matter: title, description, keywords, image.',
    }
  return undefined
}

/**
 * Tells an element of a head that browsers obey wherever it stands, policy or not: it would lead readers elsewhere, move
 * every address of the page, or load a style sheet. None of them has an end.
 */
export const isLeftOut = (tag: string, attributes: GivenTag['attributes']): boolean =>
  tag === 'base' ||
  (tag === 'meta' && attributes.has('http-equiv')) ||
  (tag === 'link' && !attributes.has('itemprop'))

/** Says whether a script is executed: neither data, such as `application/ld+json`, nor a file of the site. */
export function isRun(attributes: GivenTag['attributes']): boolean {
  const type = attributes.get('type') ?? 'module'
  const source = attributes.get('src')
  return (
    /^(?:module|(?:text|application)\/javascript|)$/i.test(type) &&
    (source === undefined || isForeign(source))
  )
}

function refusedAttribute(tag: string, name: string, value: string): RefusedTag | undefined {
  if (isNameTaken(tag, name, value))
    return value.startsWith(themePrefix) ? themeName(value) : unusedName(tag)
  if (isScriptAttribute(name))
    return {
      message: `“${name}” does nothing: pages run no script of their own.`,
      hint: 'Leave it out; `<details>` opens and closes without a script.',
    }
  if (isScriptAddress(tag, name, value))
    return loadsResource(name) ? noMedia(value) : runsCode(value)
  if ((name === 'formaction' || (tag === 'form' && name === 'action')) && isForeign(value))
    return {
      message: `The form is not sent to “${value}”: pages send nothing to another host.`,
      hint: 'Write a link to the page that holds it.',
    }
  return undefined
}

function addressesLoaded(tag: string, name: string, value: string): readonly string[] {
  if (tag === 'image') return /^(?:xlink:)?href$/.test(name) ? [value] : []
  if (!/^(?:img|source|video|audio|track|input)$/.test(tag)) return []
  if (name === 'srcset') return addressesInSrcset(value)
  return /^(?:src|poster)$/.test(name) ? [value] : []
}

/** Returns true for what would be run, by a click or by an animation, and for what only looks like it. */
export const isScriptAddress = (tag: string, name: string, value: string): boolean =>
  /^(?:(?:xlink:)?href|action|formaction|to|from|by|values|ping)$/.test(name)
    ? (tag !== 'image' || runsInImage(value)) && value.split(';').some(runsScript)
    : loadsResource(name) && (canHoldPage.test(tag) ? runsScript(value) : runsInImage(value))

/** Attributes whose address is loaded with the page. */
export const loadsResource = (name: string): boolean =>
  /^(?:src|data|poster|background)$/.test(name)

const canHoldPage = /^(?:iframe|frame|embed|object|script)$/

/** Images, sounds and films may hold their own data. */
export const runsInImage = (address: string): boolean =>
  runsScript(address) && !/^data:(?:[,;]|(?:image|audio|video)\/)/i.test(address)

/** Code that an attribute holds. */
export const isScriptAttribute = (name: string): boolean => /^on[a-z]+$|^srcdoc$/.test(name)

/** Problem of a link whose address is a script. */
export const runsCode = (address: string): RefusedTag => ({
  message: `The link to “${address.slice(0, 40)}” would run code in the reader’s browser.`,
  hint: 'Link to a page or a file instead.',
})

/** Tells of an image, a sound or a film whose address is a script. */
export const noMedia = (address: string): RefusedTag => ({
  message: `“${address.slice(0, 40)}” is not shown: it is code, not the address of a file.`,
  hint: 'Put the file beside the Markdown, and write its path.',
})

const foreign = (address: string): RefusedTag => ({
  message: `“${address}” is not shown: pages load nothing from another host.`,
  hint: 'Put the file beside the Markdown, or write a link to it.',
})
