/** Text with the words that answer marked in it. */
import { Fragment, useContext } from 'react'
import { findMarks } from '../../search/findMarks.ts'
import { shownText } from './shownText.ts'
import { StemContext } from './StemContext.ts'

export type MarkedTextProps = { readonly text: string; readonly stems: ReadonlySet<string> }

export function MarkedText({ text: written, stems }: MarkedTextProps) {
  const text = shownText(written)
  const marks = findMarks(text, stems, useContext(StemContext))
  const last = marks.at(-1)?.end ?? 0
  return (
    <>
      {marks.map(({ start, end }, i) => (
        <Fragment key={start}>
          {text.slice(marks[i - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(last)}
    </>
  )
}
