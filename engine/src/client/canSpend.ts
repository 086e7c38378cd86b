type Connection = { readonly effectiveType?: string; readonly saveData?: boolean }

/** A reader on 2g or who asked to save data pays for nothing they did not ask for (spec §4). */
export function canSpend(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
