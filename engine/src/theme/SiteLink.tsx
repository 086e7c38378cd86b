/** A link of the chrome: one that leaves the site opens apart, and says so. */

import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { useApp } from './appContext.ts'
import styles from './SiteLink.module.css'

export type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string
  readonly external?: boolean
  readonly children: ReactNode
}

export function SiteLink({ external = false, children, ...attributes }: SiteLinkProps) {
  const { words } = useApp()
  if (!external) return <a {...attributes}>{children}</a>
  return (
    <a {...attributes} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={styles.away}>
        {'\u00A0'}
        <span className="visually-hidden">{words.externalLink}</span>
      </span>
    </a>
  )
}
