/** Whether the key `/` opens the search box: the reader may do without. */
import type { StorageArea } from '../../theme/appContext.ts'
import { slashKey } from '../../theme/storageKeys.ts'

export const hasSlash = (storage: StorageArea): boolean => storage.get(slashKey) === null

export const setSlash = (storage: StorageArea, isOn: boolean): void =>
  storage.set(slashKey, isOn ? null : 'off')
