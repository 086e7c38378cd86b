import type { Frame } from '../../site/frame.ts'
import type { Page } from '../../site/page.ts'
import type { PageWords } from '../../words/wordTable.ts'

export type PageViewProps<Shown extends Page = Page> = {
  readonly page: Shown
  readonly frame: Frame
  readonly words: PageWords
}
