/** The footer as it is shown. Plain data only. */

import type { Link } from './page.ts'

export type FooterItem =
  | (Link & { readonly kind: 'link'; readonly external: boolean })
  | { readonly kind: 'html'; readonly html: string }
export type FooterContent = {
  readonly style: 'light' | 'dark'
  readonly columns: readonly { readonly title?: string; readonly items: readonly FooterItem[] }[]
  readonly logo?: {
    readonly src: string
    readonly srcDark?: string
    readonly alt: string
    readonly href?: string
  }
  /** Raw HTML. */
  readonly copyright?: string
}
