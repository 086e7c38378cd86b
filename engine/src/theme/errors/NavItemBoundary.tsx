/** Around a navbar item: one that cannot be shown tells the site's owner which to check, and leaves the others standing. */

import type { ReactNode } from 'react'
import type { NavItemFacts } from '../../site/navItem.ts'
import { useApp } from '../appContext.ts'
import { fill } from '../../words/fill.ts'
import { causeChainOf } from './causeChain.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import styles from './errors.module.css'

export type NavItemBoundaryProps = {
  readonly item: NavItemFacts
  /** Content of the item; not rendered when the build rejected the item. */
  readonly children: ReactNode
}

export function NavItemBoundary({ item, children }: NavItemBoundaryProps) {
  if (item.kind === 'broken') return <NavItemError item={item.item} error={item.message} />
  const named = JSON.stringify(item)
  return (
    <ErrorBoundary fallback={({ error }) => <NavItemError item={named} error={error} />}>
      {children}
    </ErrorBoundary>
  )
}

type NavItemErrorProps = {
  /** The item as the configuration has it. */
  readonly item: string
  readonly error: unknown
}

function NavItemError({ item, error }: NavItemErrorProps) {
  const { words } = useApp()
  const sentence = fill(words.navItemFailed, { item })
  return (
    <span className={styles.item} role="alert">
      {[sentence, ...causeChainOf(error)].join(' — ')}
    </span>
  )
}
