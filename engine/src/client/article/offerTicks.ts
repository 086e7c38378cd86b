/** Lists of tasks → steps that the reader ticks; pages without any load nothing for it. */
import type { ChecklistParts } from './checklist.ts'

/** Answers the function to be called when the article goes. */
export function offerTicks(main: HTMLElement, parts: ChecklistParts): () => void {
  const lists = [...main.querySelectorAll<HTMLElement>('.checklist')]
  let stop = () => {}
  if (lists.length > 0)
    void import('./ticks.ts').then(({ followTicks }) => {
      // The article may have gone meanwhile.
      if (lists[0]?.isConnected) stop = followTicks(lists, parts)
    })
  return () => stop()
}
