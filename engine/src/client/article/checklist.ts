/** One list of tasks → boxes that can be ticked, how many are, and a way to begin again. */
import type { StorageArea } from '../../theme/appContext.ts'
import { formatCount } from '../../words/formatCount.ts'
import { fill } from '../../words/fill.ts'
import type { Words } from '../../words/wordTable.ts'
import type { KeptTicks, Ticks } from './keptTicks.ts'

export type ChecklistParts = { readonly words: Words; readonly local: StorageArea }

export type Checklist = {
  /** Tasks without a state there are as the author wrote them. */
  show(ticks: Ticks): void
}

type Parts = Pick<ChecklistParts, 'words'> & Pick<KeptTicks, 'keep'>

export function createChecklist(list: HTMLElement, { words, keep }: Parts): Checklist {
  const boxes = [...list.querySelectorAll<HTMLInputElement>('label > [value]')]
  /** Ticks just cleared, which can be restored until something else is ticked. */
  let cleared: Ticks = new Map()
  const count = document.createElement('span')
  count.role = 'status'
  const button = document.createElement('button')
  button.type = 'button'
  const bar = document.createElement('div')
  bar.className = 'checklist-bar'
  bar.append(count, button)
  list.append(bar)

  function show(ticks: Ticks): void {
    for (const box of boxes) box.checked = ticks.get(box.value) ?? box.defaultChecked
    tell()
  }

  function tell(): void {
    const done = boxes.filter(({ checked }) => checked).length
    const told = fill(formatCount(words, 'tasksDone', done), {
      total: boxes.length,
    })
    // Screen readers say what is written, again if it is written again.
    if (count.textContent !== told) count.textContent = told
    const canRestore = cleared.size > 0
    button.textContent = canRestore ? words.tasksRestore : words.tasksClear
    // Not from under the reader's fingers.
    button.hidden = !canRestore && changesIn(boxes).size === 0 && !button.matches(':focus')
  }

  function onChange({ target }: Event): void {
    const box = boxes.find((each) => each === target)
    if (!box) return
    cleared = new Map()
    keep(new Map([[box.value, box.checked === box.defaultChecked ? undefined : box.checked]]))
    tell()
  }

  function onClick({ detail }: MouseEvent): void {
    // The second click of a double click would undo the first.
    if (detail > 1) return
    if (cleared.size > 0) restore()
    else clear()
  }

  function clear(): void {
    cleared = changesIn(boxes)
    keep(new Map(boxes.map(({ value }) => [value, undefined])))
    show(new Map())
  }

  function restore(): void {
    const changes = new Map([...changesIn(boxes), ...cleared])
    keep(cleared)
    cleared = new Map()
    show(changes)
  }

  for (const box of boxes) {
    box.disabled = false
    // Its label names it, its state is its own to say.
    box.removeAttribute('aria-label')
  }
  list.addEventListener('change', onChange)
  button.addEventListener('click', onClick)
  return { show }
}

/** Returns the boxes that differ from the author's defaults. */
function changesIn(boxes: readonly HTMLInputElement[]): Ticks {
  const changed = boxes.filter(({ checked, defaultChecked }) => checked !== defaultChecked)
  return new Map(changed.map(({ value, checked }) => [value, checked]))
}
