/** A site folder → its checked configuration, with what its TypeScript was compiled to kept for the next command. */

import path from 'node:path'
import { loadConfig, type LoadedConfig } from '../config/loadConfig.ts'
import { createBins } from '../cache/cacheBins.ts'
import { hashContent } from '../disk/hashContent.ts'

/** `siteDir` is absolute. The compiler takes a fifth of a second to load, a third of the start of a command. */
export async function readConfig(siteDir: string): Promise<LoadedConfig> {
  const folder = path.join(siteDir, '.lucarne', 'cache', 'config')
  const kept = createBins<string>({ folder, fingerprint: '', bins: 16 })
  const loaded = await loadConfig(siteDir, (madeFrom, make) => {
    const key = hashContent(madeFrom)
    const code = kept.get(key) ?? make()
    kept.keep(key, code)
    return code
  })
  await kept.save()
  return loaded
}
