import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import { findChromium } from '../e2e/findBrowser.ts'

// Node's own require: the one that runs these benches would compile the driver, which then does not start.
const { chromium } = createRequire(import.meta.url)(
  'playwright-core',
) as typeof import('playwright-core')

/** Without a window; the system's own Chromium. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
}
