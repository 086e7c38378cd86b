/** A component of the site and its props → HTML. What it encloses stays a mark: its page fills it in. */

import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { componentContentPrefix, componentIdPrefix } from '../theme/elementIds.ts'
import { contentMark } from '../site/callComponents.ts'

export type ComponentRendering = {
  readonly component: ComponentType<{ readonly children?: ReactNode }>
  readonly props: Readonly<Record<string, unknown>>
  /** In its page. */
  readonly index: number
  readonly isIsland: boolean
  readonly isInline: boolean
  readonly hasContent: boolean
}

/** Throws what the component throws. */
export function componentHtml(rendering: ComponentRendering): string {
  const { component, props, index, isIsland, isInline, hasContent } = rendering
  const tag = isInline ? 'span' : 'div'
  // An island finds it again by its id.
  const slot =
    hasContent &&
    createElement(tag, {
      ...(isIsland && { id: componentContentPrefix + index }),
      dangerouslySetInnerHTML: { __html: contentMark },
    })
  const element = createElement(component, props, ...(slot ? [slot] : []))
  const render = isIsland ? renderToString : renderToStaticMarkup
  return render(element, { identifierPrefix: componentIdPrefix + index })
}
