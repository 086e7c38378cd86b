/** What the engine bundles → the licences that go with it, in `dist/NOTICES.txt`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const noticesFile = fileURLToPath(new URL('dist/NOTICES.txt', import.meta.url))

/** Each bundle adds what it holds to what those before have written. */
export function writeNotices(): Plugin {
  return {
    name: 'lucarne:write-notices',
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? Object.keys(chunk.modules) : [],
      )
      const notices = new Map(readNotices())
      for (const id of ids) {
        const [, folder, name] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(id) ?? []
        if (folder !== undefined && name !== undefined) notices.set(name, noticeOf(folder))
      }
      const parts = [...notices].toSorted(([a], [b]) => (a < b ? -1 : 1))
      mkdirSync(fileURLToPath(new URL('dist', import.meta.url)), { recursive: true })
      writeFileSync(
        noticesFile,
        parts.map(([name, text]) => `${mark}${name}\n\n${text}`).join('\n'),
      )
    },
  }
}

const mark = '==== '

function readNotices(): [name: string, text: string][] {
  if (!existsSync(noticesFile)) return []
  return readFileSync(noticesFile, 'utf8')
    .split(/^==== /m)
    .filter(Boolean)
    .map((part) => {
      const end = part.indexOf('\n')
      return [part.slice(0, end), part.slice(end).trim() + '\n']
    })
}

function noticeOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name))
  const { license = 'see its package' } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  ) as { license?: string }
  return file === undefined
    ? `Licence: ${license}\n`
    : `${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`
}
