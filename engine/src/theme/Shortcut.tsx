/** A link to the section that readers in trouble want, wherever they are on the page; where the contents stay beside it, they do. */

import { useApp, usePage } from './appContext.ts'
import styles from './BackToTop.module.css'
import type { ScrollPlace } from './navbar/scrollState.ts'
import { useScrollState } from './navbar/useScrollState.ts'

export function Shortcut() {
  const { shortcut } = useApp().frame
  // Another page may not have the section.
  usePage(({ title }) => title)
  const isShown = useScrollState(isUnderWay, false)
  if (!shortcut || !isShown || !document.getElementById(shortcut.anchor)) return null
  return (
    <a className={styles.shortcut} href={`#${shortcut.anchor}`}>
      {shortcut.label}
    </a>
  )
}

const isUnderWay = ({ top }: ScrollPlace) => top > 200
