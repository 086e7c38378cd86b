/**
 * A page → its gzip copy. The style sheets of its head are half of it, and the same in many pages: they are compressed
 * once, as small as can be, and put between what stands before and after them. All three are blocks of one stream that
 * look back at none before them.
 */

import { constants, crc32, deflateRawSync, gzipSync } from 'node:zlib'

/** 3 costs three quarters of 4 for 4 % more bytes. */
const level = 3

/** RFC 1952: deflate, no name, no time, made on no system in particular. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** Pages of a site have a few dozen combinations of style sheets. */
const mostKept = 200

/** For the pages of one site: keep the function for all of them. */
export function createPageGzip(): (body: Uint8Array) => Buffer {
  const kept = new Map<string, Buffer>()
  const compressShared = (shared: Buffer): Buffer => {
    const key = shared.toString('latin1')
    const block = kept.get(key) ?? deflateRawSync(shared, { ...open, level: 9 })
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, block)
    return block
  }
  return (body) => {
    const page = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
    const start = page.indexOf('<style>')
    const end = page.indexOf('</head>')
    if (start === -1 || end < start) return gzipSync(page, { level })
    return Buffer.concat([
      header,
      deflateRawSync(page.subarray(0, start), { ...open, level }),
      compressShared(page.subarray(start, end)),
      deflateRawSync(page.subarray(end), { level }),
      checkOf(page),
    ])
  }
}

/** The stream goes on, at a whole byte. */
const open = { finishFlush: constants.Z_FULL_FLUSH }

function checkOf(page: Buffer): Buffer {
  const check = Buffer.alloc(8)
  check.writeUInt32LE(crc32(page))
  check.writeUInt32LE(page.length, 4)
  return check
}
