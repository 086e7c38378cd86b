/** What the navbar shows. Plain data only: no React, no node. */

import type { Link } from './page.ts'

type NavBase = { readonly position: 'left' | 'right'; readonly className?: string }
/** Navbar items after resolution: what the configuration named has become links. */
export type NavItem = NavBase &
  (
    | {
        readonly kind: 'link'
        readonly label: string
        readonly href: string
        readonly external: boolean
        /** Decides the active state; by default the `href` as a prefix. */
        readonly active: {
          readonly exact?: string
          readonly prefix?: string
          readonly pattern?: string
          readonly sidebar?: string
        }
      }
    | {
        readonly kind: 'dropdown'
        readonly label: string
        readonly href?: string
        readonly items: readonly NavDropdownItem[]
      }
    | {
        readonly kind: 'locales'
        readonly label: string
        readonly items: readonly {
          readonly locale: string
          readonly label: string
          readonly htmlLang: string
          readonly homeHref: string
        }[]
      }
    | {
        readonly kind: 'versions'
        readonly label: string
        readonly items: readonly {
          readonly version: string
          readonly label: string
          readonly homeHref: string
        }[]
        readonly extra: readonly Link[]
      }
    | { readonly kind: 'html'; readonly html: string }
    | { readonly kind: 'search' }
    /** An item that could not be made: shown as an error to the site owner, the page stands. */
    | { readonly kind: 'broken'; readonly message: string; readonly item: string }
  )
export type NavDropdownItem =
  | (Link & { readonly kind: 'link'; readonly external: boolean })
  | { readonly kind: 'html'; readonly html: string }
