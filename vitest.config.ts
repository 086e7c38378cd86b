import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The sources, as `tsc` reads them: no test sees what was built before.
  resolve: {
    alias: {
      'lucarne-docs/content': new URL('engine/src/contentApi.ts', import.meta.url).pathname,
      'lucarne-docs/search': new URL('engine/src/searchApi.ts', import.meta.url).pathname,
      'lucarne-docs/testing': new URL('engine/src/testingApi.ts', import.meta.url).pathname,
      'lucarne-docs': new URL('engine/src/index.ts', import.meta.url).pathname,
    },
  },
  test: {
    include: ['{engine,site,verify,bench,mcp}/**/*.test.{ts,tsx}'],
    // One process runs file after file, each of which tidies up: loading the modules anew was half of the time.
    isolate: false,
    // No core is left idle: tests that start other processes wait for them.
    maxWorkers: '100%',
    // A limit against what hangs, not a measure: a busy machine must not fail a test.
    testTimeout: 60_000,
  },
})
