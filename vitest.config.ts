import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{engine,site,verify,bench}/**/*.test.{ts,tsx}'],
    // A limit against what hangs, not a measure: a busy machine must not fail a test.
    testTimeout: 60_000,
  },
})
