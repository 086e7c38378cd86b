/** The article → alive: what only scripts can give, added each time `<main>` shows another page. */
import { afterPaint } from '../../theme/afterPaint.ts'
import type { AppHost } from '../../theme/appContext.ts'
import type { Words } from '../../theme/words.ts'
import { addCodeButtons } from './codeButtons.ts'
import { type TabParts, upgradeTabs } from './tabs.ts'
import { spyOnToc } from './tocSpy.ts'

export type EnhanceParts = TabParts & {
  readonly words: Words
  readonly prefetchInView: (main: HTMLElement) => () => void
}

export function createEnhance(parts: EnhanceParts): AppHost['enhance'] {
  return (main, onFailure) => {
    // Tabs change what is seen and how high it stands: they cannot wait.
    const undo = [upgradeTabs(main, parts)]
    undo.push(
      afterPaint(() => {
        try {
          undo.push(addCodeButtons(main, parts.words), spyOnToc(main), parts.prefetchInView(main))
        } catch (cause) {
          onFailure(cause)
        }
      }),
    )
    return () => {
      for (const each of undo) each()
    }
  }
}
