/** Names of files → those that a site may publish, and why others are not. */

import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isInside, toRealPath } from '../content/realPaths.ts'
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

/** Tells a file beside Markdown that a link to it may publish, by the end of its name. */
export const isPublishedBeside = (name: string): boolean => publishedBeside.has(extensionOf(name))

/**
 * Tells a file that no page may publish: hidden, of another package, a key, passwords, the configuration. Its own name
 * tells, and that of what it links to. Both absolute.
 */
export const isWithheld = (file: string, siteDir: string): boolean =>
  isWithheldName(path.relative(siteDir, file)) ||
  isWithheldName(nameWithin(toRealPath(siteDir), toRealPath(file))) ||
  isPrivateKey(file)

/** Returns the last name alone of a file that is elsewhere: hidden folders above a site are none of its own. */
const nameWithin = (folder: string, file: string): string =>
  isInside(folder, file) ? path.relative(folder, file) : path.basename(file)

/** `name` is from the site folder. */
function isWithheldName(name: string): boolean {
  const source = name.split(path.sep).join('/')
  return (
    // A site is made with it: it may hold what is meant for the build alone.
    /^lucarne\.config\.\w+$/.test(source) ||
    /(^|\/)(\.|node_modules\/)/.test(source) ||
    isSecretFile(path.posix.basename(source))
  )
}

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
