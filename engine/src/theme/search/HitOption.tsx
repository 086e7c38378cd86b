/** One section that answers: a real link, which the keys of the field move through. */
import type { MouseEvent } from 'react'
import type { Hit } from '../../search/searchDocument.ts'
import { MarkedText } from './MarkedText.tsx'
import styles from './SearchBox.module.css'
import type { BoxApi } from './useSearchBox.ts'

export type HitOptionProps = {
  readonly hit: Hit
  /** For another tab: it carries what to highlight there. */
  readonly elsewhereHref: string
  readonly option: ReturnType<BoxApi['getItemProps']>
}

/** How long the browser may take between the press and the opening of the tab. */
const PRESS_MS = 2000

export function HitOption({ hit, elsewhereHref, option }: HitOptionProps) {
  const stems = new Set(hit.terms)
  const { sectionTitle, sectionRoute, excerpt } = hit.document
  return (
    <a
      {...option}
      className={styles.option}
      href={sectionRoute}
      tabIndex={-1}
      onMouseDown={(event) => {
        option.onMouseDown(event)
        if (isForElsewhere(event)) lendHref(event.currentTarget, elsewhereHref)
      }}
      onContextMenu={(event) => lendHref(event.currentTarget, elsewhereHref)}
    >
      <span className={styles.section}>
        <MarkedText text={sectionTitle} stems={stems} />
      </span>
      {excerpt !== '' && (
        <span className={styles.excerpt}>
          <MarkedText text={excerpt} stems={stems} />
        </span>
      )}
    </a>
  )
}

const isForElsewhere = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 1 || ctrlKey || metaKey || shiftKey

/** The address shown stays that of the section; the one followed tells the new tab what was looked for. */
function lendHref(link: HTMLAnchorElement, href: string): void {
  const own = link.href
  link.href = href
  setTimeout(() => {
    link.href = own
  }, PRESS_MS)
}
