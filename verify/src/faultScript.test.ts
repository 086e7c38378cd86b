import { expect, test } from 'vitest'

import { parseFaultScript } from './faultScript.ts'

test('a fault script is cut at its #: lines, which keep their line', () => {
  expect(
    parseFaultScript(
      '#!/bin/bash\nsystemctl start x\n\n#: first message\n#: and another\nfaulty\n\n#: second\nx\n',
    ),
  ).toEqual({
    preamble: '#!/bin/bash\nsystemctl start x\n',
    sections: [
      {
        messages: [
          { text: 'first message', line: 4 },
          { text: 'and another', line: 5 },
        ],
        script: 'faulty\n',
      },
      { messages: [{ text: 'second', line: 8 }], script: 'x\n' },
    ],
  })
})
