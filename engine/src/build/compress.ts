/** A text → its brotli and gzip copies, made by the thread pool. */

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /\.(html|css|js|mjs|json|svg|xml|txt|webmanifest|map)$/

/** Images, fonts and archives are compressed already. */
export function isCompressible(file: string): boolean {
  return compressible.test(file)
}

/** Names of the compressed copies of a file. */
export function compressedNames(file: string): string[] {
  return extensions.map((extension) => file + extension)
}

const extensions = ['.br', '.gz'] as const

/** Quality 5 costs a twentieth of quality 11 for a few percent more bytes on pages of 10 to 100 KB. */
const brotliQuality = 5

export async function compressText(
  body: Uint8Array,
): Promise<{ extension: string; body: Buffer }[]> {
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }
  const [br, gz] = await Promise.all([brotli(body, options), zip(body, { level: 6 })])
  return [
    { extension: '.br', body: br },
    { extension: '.gz', body: gz },
  ]
}
