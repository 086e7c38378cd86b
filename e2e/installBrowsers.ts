/** Before the first test: none has the minutes that an installation may take. */
import { findFirefox } from './findBrowser.ts'
import { findWebKit } from './findWebKit.ts'

export default function installBrowsers(): void {
  for (const find of [findFirefox, findWebKit]) {
    try {
      find()
    } catch {
      // Those that need it will say what is missing: the others do without.
    }
  }
}
