/** Page → its whole HTML, and the JSON that client navigation loads instead. */

import { renderToStaticMarkup } from 'react-dom/server'
import type { Page, PageData, PageFacts } from '../site/page.ts'
import type { SharedImage } from '../site/sharedImage.ts'
import { PageView } from '../theme/pages/PageView.tsx'
import { siteBaseUrlOf } from './assets.ts'
import { documentHtml } from './documentHtml.ts'
import { earlyScriptsOf } from './earlyScripts.ts'
import type { RenderContext } from './renderContext.ts'
import { createStyler } from './sheets.ts'
import { createShellRenderer, fillShell } from './shellHtml.tsx'
import { createSidebarRenderer } from './sidebarHtml.tsx'

export type RenderedPage = {
  readonly html: string
  /** Goes beside the page as `index.json`. */
  readonly pageData: PageData
}

/** Creates a renderer that prepares once what pages of one frame share: keep it for all of them. */
export function createRenderer(
  context: RenderContext,
): (page: Page, usualImage?: SharedImage) => RenderedPage {
  const { frame, words } = context
  const sidebarHtmlOf = createSidebarRenderer(frame)
  const findStyles = createStyler(context.assets)
  const shellOf = createShellRenderer(context)

  return (page, usualImage) => {
    const facts = pickFacts(page, context)
    const mainHtml = renderToStaticMarkup(<PageView page={page} frame={frame} words={words} />)
    const main = earlyScriptsOf(facts, siteBaseUrlOf(context)) + mainHtml
    const appHtml = fillShell(shellOf(facts), { main, sidebar: sidebarHtmlOf(facts) })
    const { styles, isLate } = findStyles(appHtml)
    const { branches: _, ...own } = facts
    const savedFacts: Omit<PageFacts, 'branches'> = {
      ...own,
      ...((isLate || mainHtml.includes(' data-css="')) && { styles: true }),
    }
    const { description: __, ...carriedFacts } = savedFacts
    return {
      html: documentHtml({
        page,
        facts: carriedFacts,
        appHtml,
        context,
        usualImage,
        styles,
      }),
      pageData: { ...savedFacts, html: mainHtml },
    }
  }
}

/** For one page alone; see `createRenderer` for many. */
export function renderPage({ page, ...context }: RenderContext & { page: Page }): RenderedPage {
  return createRenderer(context)(page)
}

const isOfNoVersion = ({ kind }: Page): boolean =>
  kind === 'generic' || kind === 'search' || kind === 'notFound'

function pickFacts(
  page: Page,
  { frame, frameHref, frameHrefs, buildId }: RenderContext,
): PageFacts {
  const { kind, href, description, noIndex, version, searchTag, versions, locales } = page
  const { untranslated } = page
  const title = page.title === frame.siteTitle ? page.title : `${page.title} | ${frame.siteTitle}`
  const { sidebar, branches } = page.kind === 'doc' || page.kind === 'category' ? page : {}
  return {
    kind,
    href,
    title,
    description,
    noIndex,
    version,
    searchTag,
    ...(sidebar !== undefined && { sidebar }),
    ...(branches && { branches, branchHrefs: Object.keys(branches) }),
    versions,
    locales,
    ...(untranslated && { untranslated }),
    frame: frameHref,
    ...(frameHrefs && isOfNoVersion(page) && { frames: frameHrefs }),
    build: buildId,
  }
}
