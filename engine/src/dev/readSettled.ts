import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

/** Editors empty a file before they write it. */
const writeMs = 30

/** A file that may be under an editor's hand; `undefined` when it is not there. */
export async function readSettled(file: string): Promise<string | undefined> {
  const read = () => readFile(file, 'utf8').catch(() => undefined)
  const text = await read()
  if (text !== '') return text
  await setTimeout(writeMs)
  return read()
}
