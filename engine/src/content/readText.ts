/** A file of an author → its text, and what keeps it from being read. */

import { isUtf8 } from 'node:buffer'
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../problem.ts'
import { refusedLink } from './followLink.ts'
import { isInside, toRealPath } from './realPaths.ts'

/** Without `text` when the file cannot be read at all. */
export type TextRead = { readonly text?: string; readonly problems: readonly Problem[] }

/** The same before it is decoded: what has not changed since the last build need not be. */
export type BytesRead = { readonly bytes?: Buffer; readonly problems: readonly Problem[] }

/** `file` is what problems call it. */
export function readText(diskPath: string, file: string): TextRead {
  const { bytes, problems } = readBytes(diskPath, file)
  return bytes ? { text: bytes.toString(), problems } : { problems }
}

/** At once: for thousands of small files, each awaited read takes the main thread longer than the read itself. */
export function readBytes(diskPath: string, file: string): BytesRead {
  try {
    const refused = refusalOf(diskPath)
    if (refused !== undefined)
      return {
        problems: [
          {
            kind: 'content',
            file,
            message: `The file cannot be read: it is ${refused}.`,
            hint: 'Put an ordinary file there.',
          },
        ],
      }
    const bytes = readFileSync(diskPath)
    const isText = isUtf8(bytes)
    if (!bytes.includes(0)) return { bytes, problems: isText ? [] : [misencoded(bytes, file)] }
    // In UTF-16, not even the front matter can be read, which may say that this is a draft.
    return isText ? readNulls(bytes, file) : { problems: [misencoded(bytes, file)] }
  } catch (error) {
    return { problems: [unreadable(file, error)] }
  }
}

/** Bytes of the largest text: a book of a thousand pages has two million. */
const largestText = 4_000_000

/** A pipe would be waited for, and a device read, for ever. */
function refusalOf(diskPath: string): string | undefined {
  const stats = statSync(diskPath)
  if (stats.isDirectory()) return undefined
  if (!stats.isFile()) return 'a pipe, a socket or a device'
  return stats.size > largestText ? `larger than ${largestText / 1e6} MB` : undefined
}

/** As `readText`, of a file that a site may do without. A link leads to a file of the site, or of its own folder. */
export function readTextIfThere(diskPath: string, file: string): TextRead {
  const stats = lstatSync(diskPath, { throwIfNoEntry: false })
  if (!stats) return { problems: [] }
  return stats.isSymbolicLink() && leadsOut(diskPath, file)
    ? { problems: [refusedLink(file, 'elsewhere')] }
    : readText(diskPath, file)
}

/** Says whether a link leads out. A dangling one is reported as unreadable. */
function leadsOut(diskPath: string, file: string): boolean {
  const end = path.sep + path.normalize(file)
  const siteDir = diskPath.endsWith(end) ? diskPath.slice(0, -end.length) : path.dirname(diskPath)
  const real = toRealPath(diskPath)
  return (
    existsSync(diskPath) &&
    ![siteDir, path.dirname(diskPath)].some((folder) => isInside(toRealPath(folder), real))
  )
}

/** One character in two of UTF-16 without a mark; elsewhere, an accident. `cleanText` leaves them out. */
function readNulls(bytes: Buffer, file: string): BytesRead {
  const text = bytes.toString()
  const isWide = text.split('\0').length > text.length / 3
  const line = text.slice(0, text.indexOf('\0')).split('\n').length
  const problem = isWide
    ? { line: 1, message: 'The file is not in UTF-8, but in UTF-16.', hint: 'Save it as UTF-8.' }
    : {
        line,
        message: 'The file holds characters of code 0, which no text has: they are left out.',
        hint: 'Remove them.',
      }
  const problems = [{ kind: 'content' as const, file, ...problem }]
  return isWide ? { problems } : { bytes, problems }
}

const misencoded = (bytes: Buffer, file: string): Problem => ({
  kind: 'content',
  file,
  line: lineOfFault(bytes),
  message: 'The file is not in UTF-8: letters are lost.',
  hint: 'Save it as UTF-8.',
})

/** No character but the line feed has its byte, in UTF-8. */
function lineOfFault(bytes: Buffer): number {
  let line = 1
  let start = 0
  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
    if (!isUtf8(bytes.subarray(start, end))) break
    start = end + 1
    line += 1
  }
  return line
}

function unreadable(file: string, error: unknown): Problem {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === undefined) throw error
  const hint =
    code === 'ENOENT'
      ? 'It is a symbolic link to a file that is not there: mend the link, or remove it.'
      : 'It must be a file that may be read.'
  return { kind: 'content', file, message: `The file cannot be read (${String(code)}).`, hint }
}
