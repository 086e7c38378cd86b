/** The page of a wrong address → the page that was meant, when only the case or the form of its path is wrong. */
import type { StorageArea } from '../../theme/appContext.ts'
import { createFullLoad } from './fullLoad.ts'
import { isSamePath } from './samePath.ts'

/** `hrefs` are known to be pages. A host that changes the case back is not asked again. */
export function leadToPage(hrefs: readonly string[], session: StorageArea): void {
  const { pathname, search, hash } = location
  const href = hrefs.find((each) => isSamePath(each, pathname))
  if (href === undefined || href === pathname) return
  createFullLoad(session, (to) => location.replace(to))(href + search + hash)
}
