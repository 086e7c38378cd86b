/** Types of the sidebar's items. Plain data only: no React, no node. */

export type SidebarItem = SidebarPage | SidebarGroup | SidebarLink | SidebarHtml
export type SidebarPage = {
  readonly kind: 'page'
  readonly label: string
  readonly href: string
  /** Shown only while it is the current page. */
  readonly unlisted?: boolean
  readonly className?: string
  /** Language of the label, when it is not that of the locale. */
  readonly lang?: string
}
export type SidebarGroup = {
  readonly kind: 'group'
  readonly label: string
  /** The category's own page. */
  readonly href?: string
  /** Set when it contains only unlisted pages: shown only while one of them is. */
  readonly unlisted?: boolean
  readonly collapsible: boolean
  readonly collapsed: boolean
  /** Empty with `more` when the branch is loaded on opening. */
  readonly items: readonly SidebarItem[]
  /** Language of the label, when it is not that of the locale. */
  readonly lang?: string
  /** Address of the JSON (`SidebarItem[]`) of a branch that is not in the page. */
  readonly more?: string
  readonly className?: string
}
export type SidebarLink = {
  readonly kind: 'link'
  readonly label: string
  readonly href: string
  readonly external: boolean
  readonly className?: string
}
export type SidebarHtml = {
  readonly kind: 'html'
  readonly html: string
  readonly className?: string
}

/** On a large site: the branches that lead to the page, by the address that the frame gives them (`more`). */
export type SidebarBranches = Readonly<Record<string, readonly SidebarItem[]>>
