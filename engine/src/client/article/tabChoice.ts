/** Which tab of a set is shown as its page opens. */

type Tab = { readonly value: string; readonly isDefault: boolean }

/** The reader's last choice where the set has it, then the author's, then the first; empty for a set of none. */
export function firstTabOf(tabs: readonly Tab[], chosen: string | null): string {
  const first =
    tabs.find(({ value }) => value === chosen) ?? tabs.find(({ isDefault }) => isDefault) ?? tabs[0]
  return first?.value ?? ''
}

/** What the query of an address asks of a set, by the parameter that it goes by; empty for nothing. */
export function tabAskedBy(search: string, parameter: string | undefined): string {
  return parameter === undefined ? '' : (new URLSearchParams(search).get(parameter) ?? '')
}
