/** `node searchOnce.mjs ADDRESS QUERY HEADING`: opens a site in Chromium, searches, follows the first answer to a page. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const [address = '', query = '', heading = ''] = process.argv.slice(2)
const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place))
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  const errors = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(address)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(query)
  await page.getByRole('option').filter({ hasText: heading }).first().click()
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  assert.deepEqual(errors, [])
} finally {
  await browser.close()
}
