import { expect, test } from 'vitest'
import { charterSchema } from '../../config/charterSchema.ts'
import { docsOf } from '../../testing/docsOf.ts'
import { checkExamples } from './checkExamples.ts'

const examples = {
  domains: ['example'],
  hosts: ['github.com'],
  networks: ['192.0.2.0/24', '203.0.113.7/32', '2001:db8::/32'],
}

function toldOf(text: string): string[] {
  const [doc] = docsOf({ 'a.md': text })
  if (!doc) throw new Error('No doc')
  const charter = charterSchema.parse({ examples })
  return checkExamples({ doc, text, charter }).map(
    ({ message, line }) => `${line} ${/“(.*)”/.exec(message)?.[1]}`,
  )
}

test.each([
  ['8.8.8.255', ['1 8.8.8.255']],
  ['8.8.8.256 and 256.8.8.8', []],
  ['192.0.2.0, 192.0.2.255', []],
  ['192.0.1.255\n192.0.3.0', ['1 192.0.1.255', '2 192.0.3.0']],
  ['203.0.113.7 203.0.113.8', ['1 203.0.113.8']],
  ['2001:db8::1 2001:DB8:1::2', []],
  ['2001:db9::1', ['1 2001:db9::1']],
  ['12:30:45', []],
  ['https://a.example/ https://github.com', []],
  ['Voyez Ailleurs.com, ailleurs.com', ['1 ailleurs.com']],
])('of %j, what may be somebody’s is told: %j', (text, told) => {
  expect(toldOf(text)).toEqual(told)
})
