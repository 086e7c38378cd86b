/** Tabs. */
import type { StorageArea } from '../../theme/appContext.ts'

export function upgradeTabs(_main: HTMLElement, _local: StorageArea): () => void {
  return () => {}
}
export function showTabOf(_panel: HTMLElement): void {}
