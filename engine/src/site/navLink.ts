/** An item that names a page, a doc, a sidebar or a version → the link it stands for, or what is wrong in it. */

import { ownValue } from '../ownValue.ts'
import type { DropdownEntryConfig } from '../config/navbarSchema.ts'
import { configuredAddress } from './address.ts'
import type { Address } from './address.ts'
import { firstLinkOf } from './firstLink.ts'
import type { NavLinkFacts } from './navItem.ts'
import type { SidebarItem } from './sidebarItem.ts'
import { toHref, splitTarget } from './paths.ts'
import { missingDoc } from './sidebarTree.ts'
import { isDefaultLocale, isDocId } from './site.ts'
import type { SiteLocales, SiteVersion } from './site.ts'
import { shownLabel } from './shownLabel.ts'
import { namePlace } from './tellPlacesOnce.ts'

/** Targets that a navbar item may name. */
export type LinkContext = SiteLocales & {
  readonly version: SiteVersion
  /** Home address of each version, by its name; empty without docs. */
  readonly mainHrefs: ReadonlyMap<string, string>
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>
  /** Sidebar of each doc, by address: a doc item is active on every page of its sidebar. */
  readonly sidebarOf: (href: string) => string | undefined
}

/** Why an item could not be made. */
export type UnmadeLink = {
  readonly fault: string
  readonly hint?: string
  /** Left out of the bar: the author gets a problem, readers see nothing. */
  readonly isHidden?: true
}
type BuiltLink = NavLinkFacts | UnmadeLink

type LinkConfig = Exclude<DropdownEntryConfig, { type: 'html' }>

/**
 * Active on the page it leads to, on those of its sidebar, or where its own rules say.
 * `undefined` for a draft, and for a doc of other versions or locales alone: it is hidden.
 */
export function buildLink(item: LinkConfig, context: LinkContext): BuiltLink | undefined {
  switch (item.type) {
    case 'default': {
      const address = configuredAddress(item, context.site.baseUrl)
      return {
        kind: 'link',
        label: item.label,
        ...address,
        active: activeOf(item, address, context),
      }
    }
    case 'doc':
      return buildDocLink(item, context)
    case 'docSidebar':
      return buildSidebarLink(item, context)
    case 'docsVersion': {
      const main = context.mainHrefs.get(context.version.name)
      const href = item.to === undefined ? main : configuredAddress(item, context.site.baseUrl).href
      if (href === undefined)
        return withoutPage(`the ${placeIn(context)} has no doc to link to`, context)
      const label = item.label ?? context.version.label
      return { kind: 'link', label, href, external: false, active: { exact: href } }
    }
  }
}

function buildDocLink(
  item: { docId: string; label?: string | undefined },
  context: LinkContext,
): BuiltLink | undefined {
  const { version, sidebarOf } = context
  const placed = version.docOfId.get(item.docId)
  if (!placed) {
    if (isDocId(item.docId, context)) return undefined
    const [fault, hint] = missingDoc(item.docId, version)
    return { fault, hint }
  }
  const { doc, label, href } = placed
  const sidebar = sidebarOf(href)
  return {
    kind: 'link',
    label: item.label ?? shownLabel(label, context.site),
    href,
    external: false,
    active: { exact: href, ...(sidebar && { sidebar }) },
    ...(doc.frontMatter.unlisted && { unlisted: true }),
  }
}

function buildSidebarLink(
  item: { sidebarId: string; label?: string | undefined },
  context: LinkContext,
): BuiltLink | undefined {
  const sidebar = ownValue(context.sidebars, item.sidebarId)
  if (!sidebar)
    return {
      fault: `no sidebar "${item.sidebarId}" in ${placeIn(context)}`,
      hint: `The sidebars are ${Object.keys(context.sidebars).join(', ')}.`,
    }
  const first = firstLinkOf(sidebar)
  if (!first)
    return withoutPage(
      `the sidebar "${item.sidebarId}" has no link to lead to in ${placeIn(context)}`,
      context,
    )
  return {
    kind: 'link',
    label: item.label ?? first.label,
    href: first.href,
    external: false,
    active: { sidebar: item.sidebarId },
  }
}

const placeIn = ({ version, site, siblings }: LinkContext): string =>
  namePlace(version.name, siblings.length > 0 ? site.locale.code : undefined)

/** Broken in the default locale; hidden in a translation, without a word where nothing of the version is translated. */
function withoutPage(fault: string, { site, version }: LinkContext): UnmadeLink | undefined {
  if (isDefaultLocale(site)) return { fault }
  if (version.docs.length === 0) return undefined
  return { fault, hint: 'The item is hidden there until a page is translated.', isHidden: true }
}

type ActiveRules = { activeBasePath?: string | undefined; activeBaseRegex?: string | undefined }

function activeOf(item: ActiveRules, { href, external }: Address, { site }: LinkContext) {
  if (item.activeBaseRegex) return { pattern: item.activeBaseRegex }
  if (item.activeBasePath) return { prefix: toHref(site.baseUrl, item.activeBasePath) }
  return external || href === site.baseUrl ? { exact: href } : { prefix: splitTarget(href).path }
}
