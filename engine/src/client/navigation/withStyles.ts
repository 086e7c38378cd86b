/** A page that is fetched → the same, once the styles that few articles need are there: it is shown with them. */
import type { PageData } from '../../site/page.ts'

/** The app brings no styles for these; a page that is opened by its address has them inlined. In few bytes. */
const late =
  / data-(css|feedback)=|class="([^"]* )?(term|glossary|book-|landing|card|columns|steps|file-tree|badge|icon|word|prompt|output|code-[fr]|line [arfw])/

export const needsStyles = ({ html }: PageData): boolean => late.test(html)

/** Without a network, the page is better than its styles. */
export const withStyles = (page: PageData): Promise<PageData> =>
  import('../article/lateStyles.ts').then(
    ({ bringStyles }) => bringStyles(page),
    () => page,
  )
