/** The items of one level of the sidebar, and what is below. */

import { memo, useEffect, useRef } from 'react'
import type { SidebarGroup, SidebarItem } from '../../site/sidebarItem.ts'
import { useApp, usePage } from '../appContext.ts'
import { SiteLink } from '../SiteLink.tsx'
import { fill } from '../../words/fill.ts'
import { branchKeyOf, isBranchOpen, listsPage } from './branches.ts'
import styles from './Sidebar.module.css'
import { useBranchItems } from './useBranchItems.ts'
import type { Branches } from './useBranches.ts'
import { themePrefix } from '../../themePrefix.ts'

export type SidebarTreeProps = {
  readonly items: readonly SidebarItem[]
  /** Empty at the top. */
  readonly parentKey: string
  readonly branches: Branches
}

/** Rendered again for another page only where what it shows differs: a large sidebar is most of the shell. */
export const SidebarTree = memo(({ items, parentKey, branches }: SidebarTreeProps) => {
  const unlisted = usePage(({ href }) =>
    items.findIndex((item) => isUnlisted(item) && leadsTo(item, href)),
  )
  const isShown = (item: SidebarItem, index: number) => index === unlisted || !isUnlisted(item)
  return (
    <ul>
      {items.filter(isShown).map((item, index) =>
        item.kind === 'group' ? (
          <Branch key={index} group={item} parentKey={parentKey} branches={branches} />
        ) : (
          <li key={index} className={item.className}>
            <Leaf item={item} />
          </li>
        ),
      )}
    </ul>
  )
})

const isUnlisted = (item: SidebarItem): boolean => 'unlisted' in item && item.unlisted === true

function leadsTo(item: SidebarItem, href: string): boolean {
  return item.kind === 'group'
    ? item.items.some((inner) => leadsTo(inner, href))
    : item.kind === 'page' && item.href === href
}

function Leaf({ item }: { readonly item: Exclude<SidebarItem, SidebarGroup> }) {
  const isCurrent = usePage(({ href }) => item.kind === 'page' && item.href === href)
  if (item.kind === 'html') return <div dangerouslySetInnerHTML={{ __html: item.html }} />
  return (
    <SiteLink
      href={item.href}
      external={item.kind === 'link' && item.external}
      lang={item.kind === 'page' ? item.lang : undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {item.label}
    </SiteLink>
  )
}

type BranchProps = Omit<SidebarTreeProps, 'items'> & { readonly group: SidebarGroup }

/** A category: its page when it has one, a caret, and what it holds. */
function Branch({ group, parentKey, branches }: BranchProps) {
  const { frame, words } = useApp()
  const { label, href, lang, collapsible, className } = group
  const key = branchKeyOf(parentKey, group)
  const isOpen = isBranchOpen(branches.open, key, group)
  const { items, hasFailed } = useBranchItems(group, isOpen)
  const details = useRef<HTMLDetailsElement>(null)
  // Opened before the scripts came.
  useEffect(() => {
    if (details.current?.open && !isOpen) branches.setOpen(key, true)
  }, [branches, key, isOpen])
  const tree = items.length > 0 && <SidebarTree items={items} parentKey={key} branches={branches} />
  const caretLabel = fill(isOpen ? words.collapseCategory : words.expandCategory, { label })
  return (
    <li className={[styles.branch, className].filter(Boolean).join(' ')}>
      {href && (
        <BranchLink {...{ label, href, lang, items }} open={() => branches.setOpen(key, true)} />
      )}
      {!collapsible && !href && <span>{label}</span>}
      {!collapsible && tree}
      {collapsible && (
        <details
          ref={details}
          open={isOpen}
          name={frame.autoCollapse ? `${themePrefix}sidebar${parentKey}` : undefined}
          onToggle={(event) => branches.setOpen(key, event.currentTarget.open)}
        >
          <summary aria-label={href && caretLabel}>{href ? null : label}</summary>
          {hasFailed ? <p role="alert">{words.branchFailed}</p> : tree}
        </details>
      )}
    </li>
  )
}

type BranchLinkProps = {
  readonly label: string
  readonly href: string
  readonly lang: string | undefined
  readonly items: readonly SidebarItem[]
  readonly open: () => void
}

function BranchLink({ label, href, lang, items, open }: BranchLinkProps) {
  // Of a page that its category lists too, the entry of the list is the current one.
  const isCurrent = usePage((page) => page.href === href && !listsPage(items, href))
  return (
    <a href={href} lang={lang} aria-current={isCurrent ? 'page' : undefined} onClick={open}>
      {label}
    </a>
  )
}
