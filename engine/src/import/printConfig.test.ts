import { expect, test } from 'vitest'
import { printConfig } from './printConfig.ts'

test('the name of an import is written as a name, any other text between quotes', () => {
  const settings = { docs: { sidebars: '@import:sidebars' }, title: '@import:autre', a: [] }
  expect(printConfig(settings, { sidebars: './sidebars.json' })).toBe(
    `import { defineConfig } from 'lucarne-docs'
import sidebars from './sidebars.json'

export default defineConfig({
  docs: { sidebars },
  title: '@import:autre',
  a: [],
})
`,
  )
})
