/** Setting of the key `/`, which opens the search box unless the reader turns it off. */
import type { StorageArea } from '../../theme/appContext.ts'
import { slashKey } from '../../theme/storageKeys.ts'

export const hasSlash = (storage: StorageArea): boolean => storage.get(slashKey) === null

export const setSlash = (storage: StorageArea, isOn: boolean): void =>
  storage.set(slashKey, isOn ? null : 'off')
