/** Chooses the tab that a set shows when its page opens. */

type Tab = { readonly value: string; readonly isDefault: boolean }

/** The reader's last choice where the set has it, then the author's, then the first; empty for a set of none. */
export function firstTabOf(tabs: readonly Tab[], chosen: string | null): string {
  const first =
    tabs.find(({ value }) => value === chosen) ?? tabs.find(({ isDefault }) => isDefault) ?? tabs[0]
  return first?.value ?? ''
}

/** Returns the tab that the query of an address names, given the set's parameter; empty for none. */
export function tabAskedBy(search: string, parameter: string | undefined): string {
  return parameter === undefined ? '' : (new URLSearchParams(search).get(parameter) ?? '')
}
