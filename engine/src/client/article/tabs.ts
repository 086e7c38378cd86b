/**
 * Panels that read one after the other (`content/article/tabs.ts` shows their HTML) → tabs, one panel at a time.
 * Sets of the same group follow each other: in the page, in the reader's other tabs, at their next visit.
 */
import type { StorageArea } from '../../theme/appContext.ts'
import { firstTabOf, tabAskedBy } from './tabChoice.ts'
import { tabAfterKey } from './tabKeys.ts'
import { themePrefix } from '../../themePrefix.ts'

/** As Docusaurus names it: the readers of a migrated site keep their choices. */
const tabKeyOf = (group: string): string => `docusaurus.tab.${group}`

export type TabParts = {
  readonly local: StorageArea
  /** Puts a parameter in the address of the page shown, without a new entry in the history. */
  readonly setQuery: (name: string, value: string) => void
}

/** Returns a function that stops the listening. */
export function upgradeTabs(main: HTMLElement, { local, setQuery }: TabParts): () => void {
  const sets = [...main.querySelectorAll<HTMLElement>('.tabs')]
  const inGroup = (group: string) => sets.filter((set) => set.dataset['group'] === group)
  const showAround = (set: HTMLElement, value: string) => {
    const { group } = set.dataset
    for (const each of group === undefined ? [set] : inGroup(group)) showTab(each, value)
  }
  sets.forEach((set, index) => addTabList(set, `${themePrefix}tabs-${index}`))
  for (const set of sets) showTab(set, firstValueOf(set, local))
  // What the address asks of a set, it asks of its group.
  for (const set of sets) showAround(set, askedOf(set))

  function choose(tab: HTMLElement): void {
    const set = tab.closest<HTMLElement>('.tabs')
    const value = tab.dataset['value']
    if (!set || value === undefined) return
    const { group, query } = set.dataset
    const topBefore = tab.getBoundingClientRect().top
    showAround(set, value)
    // Panels above may have changed height: what the reader pressed stays under the pointer.
    scrollBy({ top: tab.getBoundingClientRect().top - topBefore, behavior: 'instant' })
    if (group !== undefined) local.set(tabKeyOf(group), value)
    if (query !== undefined) setQuery(query, value)
  }
  const onClick = (event: MouseEvent) => {
    const tab = tabOf(event)
    if (!tab) return
    // Safari gives what is clicked no focus: arrows go on from there all the same.
    tab.focus({ preventScroll: true })
    choose(tab)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const tab = tabOf(event)
    const next =
      tab &&
      tabAfterKey(event.key, {
        tabs: tabsAround(tab),
        focused: tab,
        isFromRight: getComputedStyle(tab).direction === 'rtl',
      })
    if (!next) return
    event.preventDefault()
    next.focus()
    choose(next)
  }
  // The browser's own search has found text of a panel, and is about to bring it in sight.
  const onBeforeMatch = ({ target }: Event) => {
    const panel = (target as Element).closest<HTMLElement>('.tab-panel[hidden]')
    if (panel) showTabOf(panel)
  }
  main.addEventListener('beforematch', onBeforeMatch)
  main.addEventListener('click', onClick)
  main.addEventListener('keydown', onKeyDown)
  const groups = new Set(sets.flatMap(({ dataset }) => dataset['group'] ?? []))
  const unsubscribe = [...groups].map((group) =>
    local.subscribe(tabKeyOf(group), (value) => {
      for (const set of value === null ? [] : inGroup(group)) showTab(set, value ?? '')
    }),
  )
  return () => {
    main.removeEventListener('beforematch', onBeforeMatch)
    main.removeEventListener('click', onClick)
    main.removeEventListener('keydown', onKeyDown)
    for (const each of unsubscribe) each()
  }
}

/** Shows the panel in its set, without making it the reader's choice. */
export function showTabOf(panel: HTMLElement): void {
  const set = panel.closest<HTMLElement>('.tabs')
  if (set) showTab(set, panel.dataset['value'] ?? '')
}

function addTabList(set: HTMLElement, id: string): void {
  const list = document.createElement('div')
  list.role = 'tablist'
  panelsOf(set).forEach((panel, index) => {
    const label = panel.querySelector<HTMLElement>(':scope > .tab-label')
    const tab = document.createElement('button')
    tab.type = 'button'
    tab.role = 'tab'
    tab.id = `${id}-tab-${index}`
    tab.dataset['value'] = panel.dataset['value']
    tab.innerHTML = label?.innerHTML ?? ''
    tab.setAttribute('aria-controls', `${id}-panel-${index}`)
    panel.id = `${id}-panel-${index}`
    panel.role = 'tabpanel'
    panel.setAttribute('aria-labelledby', tab.id)
    if (label) label.hidden = true
    list.append(tab)
  })
  set.prepend(list)
}

/** A value that the set does not have changes nothing, once it shows something. */
function showTab(set: HTMLElement, value: string): void {
  const panels = panelsOf(set)
  if (!panels.some((panel) => panel.dataset['value'] === value)) return
  for (const panel of panels) {
    if (panel.dataset['value'] === value) showPanel(panel)
    else hidePanel(panel)
  }
  for (const tab of set.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')) {
    const isShown = tab.dataset['value'] === value
    tab.ariaSelected = String(isShown)
    tab.tabIndex = isShown ? 0 : -1
  }
}

function showPanel(panel: HTMLElement): void {
  panel.removeAttribute('hidden')
  panel.ariaHidden = null
  panel.tabIndex = 0
}

/** Its text is left to the browser's own search, where there is such a thing; readers come upon nothing of it. */
function hidePanel(panel: HTMLElement): void {
  panel.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '')
  panel.ariaHidden = 'true'
  panel.removeAttribute('tabindex')
}

function firstValueOf(set: HTMLElement, local: StorageArea): string {
  const { group } = set.dataset
  const chosen = group === undefined ? null : local.get(tabKeyOf(group))
  const panels = panelsOf(set).map(({ dataset }) => ({
    value: dataset['value'] ?? '',
    isDefault: 'default' in dataset,
  }))
  return firstTabOf(panels, chosen)
}

const askedOf = ({ dataset: { query } }: HTMLElement): string => tabAskedBy(location.search, query)

function panelsOf(set: HTMLElement): HTMLElement[] {
  return [...set.querySelectorAll<HTMLElement>(':scope > .tab-panel')]
}

function tabsAround(tab: HTMLElement): HTMLElement[] {
  return [...(tab.parentElement?.querySelectorAll<HTMLElement>(':scope > [role=tab]') ?? [])]
}

function tabOf(event: Event): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>('[role=tab]')
}
