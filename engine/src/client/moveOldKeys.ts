/** Moves the data stored under keys shared by all sites of a host to keys of this site, once. */
import { ownValuesKey, sitePrefixKey } from '../theme/storageKeys.ts'
import { storagePrefixOf } from '../theme/storagePrefix.ts'

const oldKeys =
  /^(?:theme$|docusaurus\.(?:announcement|tab)\.|docs-preferred-version-|lucarne\.(?!analytics$))/
const ticksKey = /^lucarne\.ticks\.(\/.*)/

/**
 * A site at the root of the host has kept the keys as they were, and says so: what stands under them is its own. Of what
 * is kept by page, only what is of pages of this site goes. Throws where storage is forbidden.
 */
export function moveOldKeys(storage: Storage, baseUrl: string): void {
  const prefix = storagePrefixOf(baseUrl)
  const isSettled = storage.getItem(sitePrefixKey) ?? storage.getItem(prefix + sitePrefixKey)
  if (isSettled === null && prefix !== '')
    for (const key of listKeys(storage)) moveKey(storage, key, baseUrl)
  storage.setItem(prefix + sitePrefixKey, baseUrl)
}

function moveKey(storage: Storage, key: string, baseUrl: string): void {
  const [, path = baseUrl] = ticksKey.exec(key) ?? []
  if (!oldKeys.test(key) || !path.startsWith(baseUrl)) return
  const old = storage.getItem(key) ?? ''
  const { moved, left } =
    key === ownValuesKey ? splitByPath(old, baseUrl) : { moved: old, left: '' }
  const kept = storagePrefixOf(baseUrl) + key
  if (moved !== '' && storage.getItem(kept) === null) storage.setItem(kept, moved)
  if (left === '') storage.removeItem(key)
  else storage.setItem(key, left)
}

/** Values by page: those of this site, and the others. Empty for none. */
function splitByPath(json: string, baseUrl: string): { moved: string; left: string } {
  try {
    const entries = Object.entries(JSON.parse(json) as object)
    const formatChoices = (isOurs: boolean) => {
      const some = entries.filter(([path]) => path.startsWith(baseUrl) === isOurs)
      return some.length === 0 ? '' : JSON.stringify(Object.fromEntries(some))
    }
    return { moved: formatChoices(true), left: formatChoices(false) }
  } catch {
    return { moved: '', left: '' }
  }
}

const listKeys = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
