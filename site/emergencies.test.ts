/** Emergencies of the guides: a reader in a hurry has them in the first lines. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const docs = join(import.meta.dirname, 'docs')
const guides = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter(
  (page) => page.endsWith('.md') && page !== 'index.md',
)

test.each(guides)(
  '%s: « En bref » leads to two or three emergencies, then to « Dépannage »',
  (page) => {
    const text = readFileSync(join(docs, page), 'utf8')
    const [, emergencies = ''] = /^- \*\*Urgences\*\* : (.+)$/m.exec(text) ?? []
    const links = [...emergencies.matchAll(/\]\((?<to>[^)]+)\)/g)].map(
      ({ groups }) => groups?.['to'],
    )

    expect(links.length).toBeGreaterThanOrEqual(3)
    expect(links.length).toBeLessThanOrEqual(4)
    expect(links.at(-1)).toBe('#dépannage')
  },
)
