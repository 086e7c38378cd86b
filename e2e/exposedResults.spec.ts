/** Tests the roles of search that the browser itself exposes to assistive technology; Playwright computes its own. */
import type { Page } from '@playwright/test'
import { searchFor, untilSettled } from './searchBox.ts'
import { expect, openAlive, test } from './test.ts'

/** Each result: its role, and whether it is said to be selected. */
async function exposedResults(page: Page): Promise<[role: string, isSelected: boolean][]> {
  const browser = await page.context().newCDPSession(page)
  const { root } = await browser.send('DOM.getDocument')
  const found = await browser.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[id*="search-hits-item-"]',
  })
  return Promise.all(
    found.nodeIds.map(async (nodeId): Promise<[string, boolean]> => {
      const { nodes } = await browser.send('Accessibility.getPartialAXTree', {
        nodeId,
        fetchRelatives: false,
      })
      const selected = nodes[0]?.properties?.find(({ name }) => name === 'selected')
      return [String(nodes[0]?.role?.value), selected?.value.value === true]
    }),
  )
}

test('results are options, of which one is selected, that the arrows move', async ({ page }) => {
  await openAlive(page, '/')
  await searchFor(page, 'certificat')
  await untilSettled(page)
  const [first, second, ...others] = await exposedResults(page)
  expect([first, second]).toEqual([
    ['option', true],
    ['option', false],
  ])
  expect(new Set(others.map(([role]) => role))).toEqual(new Set(['option']))
  await page.keyboard.press('ArrowDown')
  await expect
    .poll(async () => (await exposedResults(page)).slice(0, 2))
    .toEqual([
      ['option', false],
      ['option', true],
    ])
})
