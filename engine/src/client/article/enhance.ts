/** The article → alive: what only scripts can give, added each time `<main>` shows another one. */
import { afterPaint } from '../../theme/afterPaint.ts'
import type { AppHost } from '../../theme/appContext.ts'
import { componentIdPrefix } from '../../theme/elementIds.ts'
import { addCodeButtons } from './codeButtons.ts'
import { holdAll, release } from './holdPresses.ts'
import type { Picture } from './showLarger.ts'
import { onDemand, whenSeen } from './onDemand.ts'
import { offerOwnValues, type OwnValuesParts } from './ownValues.ts'
import { markScrollStops } from './scrollStops.ts'
import { type TabParts, upgradeTabs } from './tabs.ts'
import { spyOnToc } from './tocSpy.ts'

export type EnhanceParts = TabParts &
  OwnValuesParts &
  Pick<AppHost, 'consumeBack'> & {
    readonly prefetchInView: (main: HTMLElement) => () => void
  }

/** Drawings of the page itself, and images that are pressed for nothing else. */
const pictures =
  '.prose :is(.diagram > svg, img:not(:is(a, label, summary, h1, h2, h3, h4, h5, h6) img))'

/** Selector of site components that have their own code or styles. */
const components = `[id^='${componentIdPrefix}']`

export function createEnhance(parts: EnhanceParts): AppHost['enhance'] {
  return (main, onFailure) => {
    // Tabs change what is seen and how high it stands: they cannot wait.
    const stop = [upgradeTabs(main, parts)]
    // Nor can the buttons of what is still to come.
    const islands = holdAll(main.querySelectorAll<HTMLElement>(components))
    const forms = holdAll(main.querySelectorAll<HTMLFormElement>('.landing-search,[data-feedback]'))
    stop.push(
      afterPaint(() => {
        try {
          stop.push(offerOwnValues(main, parts), addCodeButtons(main, parts.words))
          stop.push(
            onDemand(main.querySelectorAll('.checklist'), () => import('./ticks.ts'), parts),
            onDemand(main.querySelectorAll<Picture>(pictures), () => import('./enlarge.ts'), parts),
            whenSeen(main.querySelector<HTMLAnchorElement>('a[type="text/markdown"]'), (link) =>
              onDemand([link], () => import('./copyPage.ts'), parts),
            ),
            onDemand(islands.held, () => import('./islands.tsx'), { ...parts, ...islands }),
            onDemand(
              forms.held,
              () => import('./forms.ts'),
              forms,
              () => release(forms),
            ),
          )
          stop.push(spyOnToc(main), markScrollStops(main), parts.prefetchInView(main))
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
