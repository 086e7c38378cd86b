/** The pictures of the README, from the site that was built: `npm run pictures`. */
import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

const root = path.join(import.meta.dirname, '..')
const largestBytes = 120_000
const server = spawn(
  process.execPath,
  [path.join(root, 'engine/bin/lucarne.js'), 'preview', path.join(root, 'site'), '--port', '0'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
const address = await new Promise((resolve) => {
  server.stdout.on('data', (text) => resolve(/http:\/\/\S+/.exec(String(text))?.[0]))
})
const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place))
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  for (const mode of ['dark', 'light']) {
    const page = await browser.newPage({ viewport: { width: 1200, height: 720 } })
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
    await page.goto(`${address}Haproxy/haproxy/`)
    const file = path.join(root, `bench/pictures/${mode}.jpg`)
    await page.screenshot({ path: file, quality: 78 })
    const { size } = statSync(file)
    console.log(`${mode}: ${size} bytes`)
    if (size > largestBytes) throw new Error(`${file} weighs more than ${largestBytes} bytes`)
    await page.close()
  }
} finally {
  await browser.close()
  server.kill()
}
