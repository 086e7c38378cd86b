import { expect, test } from 'vitest'
import { runsScript } from './scriptAddress.ts'

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript\r:alert(1)',
  ' \u0001\u001fjavascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  '\tdata:text/html;base64,PHNjcmlwdD4=',
])('%j runs code', (address) => expect(runsScript(address)).toBe(true))

test.each([
  '/javascript:/',
  'https://docs.exemple.example/?u=javascript:1',
  '#javascript:',
  'mailto:a@b.example',
  '',
])('%j runs none', (address) => expect(runsScript(address)).toBe(false))
