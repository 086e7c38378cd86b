/** Stands for a navbar item that cannot be shown, and tells the site's owner which one to check. */

import { useApp } from '../appContext.ts'
import { fill } from '../words.ts'
import { causeChainOf } from './causeChain.ts'
import styles from './errors.module.css'

export type NavItemErrorProps = {
  /** The item as the configuration has it. */
  readonly item: string
  readonly error: unknown
}

export function NavItemError({ item, error }: NavItemErrorProps) {
  const { words } = useApp()
  const sentence = fill(words.navItemFailed, { item })
  return (
    <span className={styles.item} role="alert">
      {[sentence, ...causeChainOf(error)].join(' — ')}
    </span>
  )
}
