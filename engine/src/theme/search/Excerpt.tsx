/** A line or two of a section, marked; code looks like code, in its own lines. */
import { MarkedText, type MarkedTextProps } from './MarkedText.tsx'
import styles from './SearchBox.module.css'

export type ExcerptProps = MarkedTextProps & { readonly isCode: boolean | undefined }

export function Excerpt({ isCode, ...marked }: ExcerptProps) {
  if (!isCode) return <MarkedText {...marked} />
  return (
    <code className={styles.code} dir="ltr">
      <MarkedText {...marked} />
    </code>
  )
}
