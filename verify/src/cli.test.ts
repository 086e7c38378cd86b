import { afterEach, expect, test, vi } from 'vitest'
import { main } from './cli.ts'

afterEach(() => void vi.restoreAllMocks())

async function outcomeOf(...words: string[]) {
  const said = { log: '', error: '' }
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text: string) => void (said[stream] += text))
  return { code: await main(words), ...said }
}

test('help is no failure', async () => {
  expect(await outcomeOf('--help')).toMatchObject({
    code: 0,
    log: expect.stringContaining('Usage: lucarne-verify SITE'),
    error: '',
  })
})

// A mistyped `--dry-run` would write verified.json.
test.each([
  [['site', '--dryrun'], "Unknown option '--dryrun'"],
  [['site', '--jobs', 'x'], '--jobs x: expected a whole number from 1.'],
  [['site', '--jobs'], "'--jobs <value>' argument missing"],
  [[], 'The folder of the site is missing.'],
])('%j is refused, and nothing is run', async (words, reason) => {
  expect(await outcomeOf(...words)).toMatchObject({
    code: 2,
    log: '',
    error: expect.stringContaining(reason),
  })
})

test('a folder without a page is no success', async () => {
  expect(await outcomeOf('absent')).toMatchObject({
    code: 2,
    log: '',
    error: expect.stringContaining('neither docs nor pages holds Markdown'),
  })
})
