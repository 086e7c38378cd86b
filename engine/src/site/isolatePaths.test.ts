import { expect, test } from 'vitest'
import { isolatePaths } from './isolatePaths.ts'

/** With marks that are seen. */
const seen = (text: string) => isolatePaths(text).replace('\u2066', '⟨').replace('\u2069', '⟩')

test.each([
  ['إعداد /etc/ssh/sshd_config على', 'إعداد ⟨/etc/ssh/sshd_config⟩ على'],
  ['(../b/).', '(⟨../b/⟩).'],
  ['الخيار --force', 'الخيار ⟨--force⟩'],
  ['“~/bin/”', '“⟨~/bin/⟩”'],
  ['etc/', '⟨etc/⟩'],
  ['ls -la ثم ./deploy.sh --force.', 'ls -la ثم ⟨./deploy.sh --force⟩.'],
  ['*.log', '⟨*.log⟩'],
  ['`$HOME`', '`⟨$HOME⟩`'],
  ['HAProxy 3.2, SSH.', 'HAProxy 3.2, SSH.'],
  ['a.example', 'a.example'],
  ['… - / …', '… - / …'],
  ['ليلة. errors/ /var/log/a.log', 'ليلة. errors/ /var/log/a.log'],
  ['ليلة. ~/bin/', 'ليلة. ⟨~/bin/⟩'],
  ['(انظر) --force: نص', '(انظر) ⟨--force⟩: نص'],
])('%s', (text, shown) => {
  expect(seen(text)).toBe(shown)
})
