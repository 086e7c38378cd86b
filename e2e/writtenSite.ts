/** A small site that a spec writes itself, built and served by the command line. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runLucarne, serveLucarne } from './commandLine.ts'

export type WrittenSite = {
  /** Address of its first page, with the final slash. */
  readonly url: string
  /** Output of its build. */
  readonly printed: string
  remove(): Promise<void>
}

/** `files` by path from the site folder; `config` is what `lucarne.config.mjs` exports, `title` and `url` aside. */
export async function serveWritten(
  folder: string,
  files: Readonly<Record<string, string>>,
  config: object = {},
): Promise<WrittenSite> {
  await rm(folder, { recursive: true, force: true })
  const settings = { title: 'Essai', url: 'https://essai.example', ...config }
  const written = {
    ...files,
    'lucarne.config.mjs': `export default ${JSON.stringify(settings)}\n`,
  }
  for (const [file, text] of Object.entries(written)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  const { code, output } = await runLucarne('build', folder)
  if (code !== 0) throw new Error(`The site of this test was not built:\n${output}`)
  const server = await serveLucarne('preview', folder, '--port', '0')
  return {
    url: server.url.replace('localhost', '127.0.0.1'),
    printed: output,
    remove: async () => {
      await server.stop()
      await rm(folder, { recursive: true })
    },
  }
}
