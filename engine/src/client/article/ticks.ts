/** The lists of tasks of a page, alive: what is ticked is kept, and the same in every tab. Loaded by pages that have some. */
import { adoptOnce } from '../adoptOnce.ts'
import { createChecklist, type ChecklistParts } from './checklist.ts'
import checklistCss from './checklist.css?inline'
import { createKeptTicks } from './keptTicks.ts'

/** Returns a function that stops it. */
export function bringToLife(
  lists: readonly HTMLElement[],
  { words, local }: ChecklistParts,
): () => void {
  adoptOnce(checklistCss)
  const kept = createKeptTicks(local, location.pathname)
  const checklists = lists.map((list) => createChecklist(list, { words, keep: kept.keep }))
  const show = () => {
    const ticks = kept.read()
    for (const checklist of checklists) checklist.show(ticks)
  }
  show()
  return kept.subscribe(show)
}
