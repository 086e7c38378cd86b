/** Pages that run out of time, run for real. */

import { expect, test } from 'vitest'

import { resultOf } from './testing/resultOf.ts'

test(
  'beside other pages, a page has longer, and is told how long',
  { timeout: 60_000 },
  async (context) => {
    const writeTimedPage = (command: string) =>
      `---\nbanc: { delai: 2 }\n---\n\`\`\`bash\n${command}\n\`\`\`\n`
    const runForFailures = async (command: string, slack: number) => {
      const { failures } = await resultOf(context, writeTimedPage(command), { slack })
      return failures.map(({ message }) => message)
    }
    expect(await runForFailures('sleep 3', 1)).toEqual([
      'still running after 2 s: the page is stopped here',
    ])
    expect(await runForFailures('sleep 3', 3)).toEqual([])
    expect(await runForFailures('sleep 30', 2)).toEqual([
      'still running after 4 s: the page is stopped here',
    ])
  },
)
