/** A text → its brotli and gzip copies. */

import path from 'node:path'
import { brotliCompressSync, type BrotliOptions, constants, gzipSync } from 'node:zlib'
import { createPageGzip } from './gzipPage.ts'

/** Matches compressible files. Of Markdown, only the copies of pages: other files are the site's own. */
const compressible = /\.(html|css|js|mjs|json|svg|xml|txt|webmanifest|map)$|(^|\/)index\.md$/

/** Images, fonts and archives are compressed already. */
export function isCompressible(file: string): boolean {
  return compressible.test(file) && hasRoom(file)
}

/** The setting of a site: copies of both encodings, or of one, or none. */
export type Precompress = boolean | Encoding
type Encoding = 'br' | 'gzip'

export const isPrecompress = (value: unknown): value is Precompress =>
  typeof value === 'boolean' || value === 'br' || value === 'gzip'

const copyExtensions = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>

const encodingsOf = (precompress: Precompress): readonly Encoding[] => {
  if (typeof precompress === 'string') return [precompress]
  return precompress ? ['br', 'gzip'] : []
}

/** Names of the compressed copies of a file, brotli first. */
export function compressedNames(file: string, precompress: Precompress): string[] {
  return hasRoom(file)
    ? encodingsOf(precompress).map((encoding) => file + copyExtensions[encoding])
    : []
}

/** For an extension more: disks hold names of 255 bytes. */
const hasRoom = (file: string): boolean => Buffer.byteLength(path.basename(file)) <= 252

/** Pages, and the pieces of large indexes: one reader loads one of them. And what no reader loads. */
const oneOfMany =
  /(^|\/)((index|404)\.(html|json|md)|search-index-.*\.\w+-\d+\.json|sitemap(-\d+)?\.xml)$/

/**
 * Quality 6 costs a twentieth of quality 11 for a few percent more bytes on files of 10 to 100 KB; 5 costs four fifths
 * of 6 for half a percent more: fifty bytes of a page that the window holds, two hundred of the longest ones. Of those,
 * 7 takes a hundred bytes more off the longest, for 0.4 ms each.
 */
const pageQuality = { inWindow: 5, beyond: 7 }
/**
 * Base-2 logarithm of the window that holds most pages whole: brotli then has tables of half a megabyte instead of two,
 * which is a tenth of a build beside other threads, and a page is a thousandth smaller.
 */
const pageWindow = 16
const largestInWindow = 2 ** pageWindow - 16

/** For the few files that every reader loads and keeps: a second for each megabyte. */
const assetQuality = 11
/** On the numbers and sentences of an index, as small in a third of the time. */
const dataQuality = 10
/** A tenth of that time for a tenth more bytes. */
const largeQuality = 9
const largestAsset = 400_000

export type CompressText = (
  file: string,
  body: Uint8Array,
  precompress?: Precompress,
) => { extension: string; body: Buffer }[]

/** Creates a compressor: fast for files that are one of many, as small as possible for those that all pages share. */
export function createCompressor(): CompressText {
  const gzipPage = createPageGzip()
  const compressAs: Record<Encoding, (file: string, body: Uint8Array) => Buffer> = {
    br: (file, body) => brotliCompressSync(body, brotliOptionsOf(file, body)),
    gzip: (file, body) => (oneOfMany.test(file) ? gzipPage(body) : gzipSync(body, { level: 9 })),
  }
  return (file, body, precompress = true) =>
    encodingsOf(precompress).map((encoding) => ({
      extension: copyExtensions[encoding],
      body: compressAs[encoding](file, body),
    }))
}

function brotliOptionsOf(file: string, body: Uint8Array): BrotliOptions {
  const isPage = oneOfMany.test(file)
  const isInWindow = isPage && body.length <= largestInWindow
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isPage
        ? pageQuality[isInWindow ? 'inWindow' : 'beyond']
        : sharedQualityOf(file, body),
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      ...(isInWindow && { [constants.BROTLI_PARAM_LGWIN]: pageWindow }),
    },
  }
}

function sharedQualityOf(file: string, { length }: Uint8Array): number {
  if (length > largestAsset) return largeQuality
  return file.endsWith('.json') ? dataQuality : assetQuality
}
