/** Names of files → those that a site may publish, and why others are not. */

import { readFileSync, statSync } from 'node:fs'
import type { Problem } from '../problem.ts'

/** Bytes: Node reads no more at once, and no reader of a documentation loads it. */
export const largestFile = 2 ** 31 - 1

/** Beside Markdown, what a link leads to is published: files of these kinds only. In the static folder, all are. */
const publishedBeside = new Set(
  (
    'apng avif bmp gif ico jpeg jpg png svg tif tiff webp drawio excalidraw puml mmd dot ' +
    'avi flac m4a m4v mkv mov mp3 mp4 oga ogg ogv opus wav weba webm srt vtt ' +
    'csv doc docx epub ics md mdx odp ods odt pdf ppt pptx rtf tsv txt xls xlsx ' +
    '7z apk bz2 deb dmg exe gz iso jar msi rpm tar tgz war whl xz zip zst ' +
    'bash bat c cfg conf cpp css cs diff go graphql h hcl html ini ipynb j2 java js json jsonl jsx ' +
    'kt less lua mjs patch php pl proto ps1 py rb rs sample scala scss service sh socket sql swift tf ' +
    'timer tmpl toml tpl ts tsx vcl vue xml xsd xsl yaml yml zsh log example asc sig sha256 eot otf ttf woff woff2'
  ).split(' '),
)

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Whether a link to a file beside Markdown publishes it. `source` is from the site folder. */
export const isPublishedBeside = (source: string): boolean =>
  // What a site is made with, and may say to its build alone.
  !/^lucarne\.config\.\w+$/.test(source) &&
  !isHidden(source) &&
  !isSecretFile(source.slice(source.lastIndexOf('/') + 1)) &&
  publishedBeside.has(extensionOf(source))

/** Hidden, or of another package. `source` is from the site folder. */
export const isHidden = (source: string): boolean => /(^|\/)(\.|node_modules\/)/.test(source)

/** Keys, and passwords of programs: published by nobody on purpose. */
export const isSecretFile = (name: string): boolean =>
  /^\.(env(\..*)?|netrc|pgpass|my\.cnf|npmrc|pypirc|htpasswd|git-credentials)$/i.test(name) ||
  /^id_(rsa|dsa|ecdsa|ed25519)(_sk)?$/.test(name) ||
  /\.(p12|pfx|jks|keystore|kdbx|ppk|ovpn)$/i.test(name)

/** A certificate has the same name, and is for everybody. `absolute` is of a file. */
export const isPrivateKey = (absolute: string): boolean =>
  /\.(pem|key|crt)$/i.test(absolute) &&
  statSync(absolute).size < 1_000_000 &&
  readFileSync(absolute, 'latin1').includes('PRIVATE KEY-----')

export const secret = (file: string): Problem => ({
  kind: 'content',
  file,
  message: 'its name is that of a key, or of passwords: it is not published',
  hint: 'Take it out of the folder; where it is an example, give it another name, such as .example.',
})

export const tooLarge = (file: string): Problem => ({
  kind: 'content',
  file,
  message: 'it is larger than 2 GB: it is not published',
  hint: 'Put it on a server of files, and link to it there.',
})

export const notShown = (file: string): Problem => ({
  kind: 'content',
  file,
  message: 'its text is not shown: it is hidden, ignored by Git, or a key',
  hint: 'Show an example of it that is none of these.',
})

export const withheld = (file: string): Problem => ({
  kind: 'content',
  file,
  message:
    'it is not published: it is hidden, ignored by Git, a key, or of a kind that pages do not link to',
  hint: 'To publish it all the same, put it in the static folder.',
})
