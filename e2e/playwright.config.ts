import { defineConfig } from '@playwright/test'
import { findHeadlessChromium } from './findBrowser.ts'
import { chrome, commandLine, faulty, provider, type TestedSite, tracked } from './sites.ts'

export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: 'results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // Limits against what hangs, not measures: a busy machine must not fail a test.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: provider.url,
    locale: 'fr-FR',
    // What a worker answers, `page.route` does not see: the spec about reading offline allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findHeadlessChromium(), args: ['--no-sandbox'] },
    // Of the second try: recorded at each first one, traces took a quarter of the time.
    trace: 'on-first-retry',
  },
  webServer: [provider, chrome, tracked, faulty].map(servedSite),
})

/** Built, whatever its problems, then served as a host would. With `E2E_REUSE`, a server left running is used as it is. */
function servedSite({ folder, outDir, port }: TestedSite) {
  const lucarne = `node ${commandLine}`
  return {
    command: `${lucarne} build ${folder} --out ${outDir}; ${lucarne} preview ${folder} --out ${outDir} --port ${port}`,
    port,
    reuseExistingServer: Boolean(process.env['E2E_REUSE']),
    timeout: 120_000,
  }
}
