/** Explains an error of the machine (a full disk, missing permissions) in a sentence that says what to do. */

import { ExpectedFailure } from './expectedFailure.ts'
import { shown } from './outDir.ts'

/** `undefined` for any other error: its stack is of use. */
export function machineFailure(error: unknown): ExpectedFailure | undefined {
  if (!(error instanceof Error)) return undefined
  // All that a thread hands over of an error is its message.
  const [, code = '', path] = REFUSAL.exec(error.message) ?? []
  // Nothing is lost that was there: whatever holds that folder, such as /proc, holds no other.
  const isMaking = error.message.includes(', mkdir ')
  const sentence = sentences.get(code) ?? (code === 'ENOENT' && isMaking ? nowhere : undefined)
  if (!sentence) return machineFailure(error.cause)
  const place = path === undefined ? '' : `${shown(path)}: `
  return new ExpectedFailure(`${place}${sentence} (${code})`, { cause: error })
}

/** As Node writes it: `EACCES: permission denied, open '/site/docs/a.md'`. */
const REFUSAL = /^([A-Z]+): [^,]+, \w+(?: '(.+?)'(?= -> |$))?/

const full =
  'the disk is full; free some space, then run the command again: what was published still is'
const closed =
  'you may not read it, or write it; change its owner or its rights, or those of its folder'

const nowhere = 'no folder can be made there; give --out a folder elsewhere'

const sentences: ReadonlyMap<string, string> = new Map([
  ['ENOSPC', full],
  ['EDQUOT', full],
  ['EACCES', closed],
  ['EPERM', closed],
  ['EROFS', 'its disk is read-only; give --out a folder elsewhere'],
  ['ELOOP', 'it is a link that leads to itself; remove it'],
  ['ENAMETOOLONG', 'its name is longer than this disk takes; give it a shorter one'],
  ['ENOTDIR', 'it is a file, where a folder is wanted'],
  ['EMFILE', 'too many files are open; raise the limit, ulimit -n'],
  ['ENFILE', 'too many files are open on this machine; run the command again later'],
])
