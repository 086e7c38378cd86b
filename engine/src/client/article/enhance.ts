/** The article → alive: what only scripts can give, added each time `<main>` shows another one. */
import { afterPaint } from '../../theme/afterPaint.ts'
import type { AppHost } from '../../theme/appContext.ts'
import { addCodeButtons } from './codeButtons.ts'
import { offerOwnValues, type OwnValuesParts } from './ownValues.ts'
import { offerTicks } from './offerTicks.ts'
import { type TabParts, upgradeTabs } from './tabs.ts'
import { spyOnToc } from './tocSpy.ts'

export type EnhanceParts = TabParts &
  OwnValuesParts & {
    readonly prefetchInView: (main: HTMLElement) => () => void
  }

export function createEnhance(parts: EnhanceParts): AppHost['enhance'] {
  return (main, onFailure) => {
    // Tabs change what is seen and how high it stands: they cannot wait.
    const stop = [upgradeTabs(main, parts)]
    stop.push(
      afterPaint(() => {
        try {
          stop.push(offerOwnValues(main, parts), addCodeButtons(main, parts.words))
          stop.push(offerTicks(main, parts))
          stop.push(spyOnToc(main), parts.prefetchInView(main))
        } catch (cause) {
          onFailure(cause)
        }
      }),
    )
    return () => {
      for (const each of stop) each()
    }
  }
}
