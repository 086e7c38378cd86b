import { expect, test } from 'vitest'
import { silentFileSystem, watchLimit } from './watchLimits.ts'

const onDisk = (type: number) => silentFileSystem('/site', () => type)

test.runIf(process.platform === 'linux').each([
  ['9p', 0x01021997],
  ['NFS', 0x6969],
  ['SMB', 0xfe534d42 | 0],
  ['CIFS', 0xff534d42],
  ['FUSE', 0x65735546],
])('on %s, files are looked at instead of waited for', (name, type) => {
  expect(onDisk(type)).toBe(name)
})

test('a disk of the machine tells what changes, and one that cannot be asked is taken for one', () => {
  for (const type of [0xef53, 0x01021994, 0x794c7630, 0x9123683e])
    expect(onDisk(type)).toBeUndefined()
  expect(silentFileSystem('/absent/dossier')).toBeUndefined()
})

test.each([
  [
    'ENOSPC',
    'The system watches no more files: raise its limit, sudo sysctl fs.inotify.max_user_watches=524288, then start again (ENOSPC). Until then, files are looked at twice a second (--poll).',
  ],
  [
    'EMFILE',
    'The system lets no more programs watch files: raise its limit, sudo sysctl fs.inotify.max_user_instances=512, then start again (EMFILE). Until then, files are looked at twice a second (--poll).',
  ],
])('the limit %s is a sentence', (code, sentence) => {
  expect(watchLimit(Object.assign(new Error('x'), { code }))).toBe(sentence)
})

test('what is no limit is no sentence', () => {
  expect(watchLimit(Object.assign(new Error('x'), { code: 'EACCES' }))).toBeUndefined()
  expect(watchLimit('x')).toBeUndefined()
})
