/** One section that answers: a real link, which the keys of the field move through. */
import type { Hit } from '../../search/searchDocument.ts'
import { swapHref } from './swapHref.ts'
import { useMarkedStems } from './markedStems.ts'
import { Excerpt } from './Excerpt.tsx'
import { MarkedText } from './MarkedText.tsx'
import styles from './SearchBox.module.css'
import type { BoxApi } from './createSearchBox.ts'

export type HitOptionProps = {
  readonly hit: Hit
  /** For another tab: it carries what to highlight there. */
  readonly elsewhereHref: string
  readonly option: ReturnType<BoxApi['getItemProps']>
}

export function HitOption({ hit, elsewhereHref, option }: HitOptionProps) {
  const stems = useMarkedStems(hit)
  const { sectionTitle, sectionRoute, excerpt, isCode } = hit.document
  const hrefs = { own: sectionRoute, elsewhere: elsewhereHref }
  return (
    <a
      {...option}
      className={styles.option}
      href={sectionRoute}
      tabIndex={-1}
      onMouseDown={(event) => {
        option.onMouseDown(event)
        swapHref(event, hrefs)
      }}
      onContextMenu={(event) => swapHref(event, hrefs)}
    >
      <span className={styles.section}>
        <MarkedText text={sectionTitle} stems={stems} />
      </span>
      {excerpt !== '' && (
        <span className={styles.excerpt}>
          <Excerpt text={excerpt} stems={stems} isCode={isCode} />
        </span>
      )}
    </a>
  )
}
