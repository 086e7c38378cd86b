/** Page + rendered app → the whole document. A template of strings: React has nothing to add to a `<head>`. */

import { escapeAttribute, escapeText } from '../content/escapeHtml.ts'
import type { CarriedFacts, Page } from '../site/page.ts'
import type { SharedImage } from '../site/sharedImage.ts'
import { bootAttributesOf } from './assets.ts'
import { headTags } from './headTags.ts'
import type { RenderContext } from './renderContext.ts'
import { newTabStyle } from './newTabStyle.ts'
import { rightToLeftCss } from './rightToLeft.ts'
import { appId, factsId } from '../theme/elementIds.ts'

export type DocumentParts = {
  readonly page: Page
  readonly facts: CarriedFacts
  /** The app, with its article. */
  readonly appHtml: string
  readonly context: RenderContext
  /** Image for pages that name none. */
  readonly usualImage: SharedImage | undefined
  /** `<style>` elements. */
  readonly styles: string
}

export function documentHtml({
  page,
  facts,
  appHtml,
  context,
  usualImage,
  styles,
}: DocumentParts): string {
  const { frame, assets, assetsHref, speculationRules: rules } = context
  const { htmlLang, direction, colorMode } = frame
  const boot = Object.entries(bootAttributesOf(frame, assets, assetsHref))
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('')
  // Where the system decides and scripts are off, the style sheet follows the system by itself.
  const theme = colorMode.respectSystem ? 'system' : colorMode.default
  return `<!doctype html>
<html lang="${escapeAttribute(htmlLang)}" dir="${direction}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<script${boot}>${assets.bootScript}</script>
<title>${escapeText(facts.title)}</title>
${headTags(page, facts, { ...context, usualImage }).join('\n')}
${rules === undefined ? '' : `<script type="speculationrules">${rules}</script>\n`}${styles}${direction === 'rtl' || context.isWrittenFromRight ? `<style>${rightToLeftCss}</style>` : ''}${assets.styleFile === undefined ? '' : `<link rel="stylesheet" href="${escapeAttribute(assetsHref + assets.styleFile)}">`}
</head>
<body style="${escapeAttribute(newTabStyle(frame.words))}">
<div id="${appId}">${appHtml}</div>
<script type="application/json" id="${factsId}">${scriptJson(facts)}</script>
</body>
</html>
`
}

/** A `<script>` ends at `</script` wherever it stands: no `<` is left as it is. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
