import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['{engine,site,verify,bench}/**/*.test.{ts,tsx}'] },
})
