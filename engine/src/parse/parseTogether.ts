/** Markdown files → docs, parsed whole by other threads. */

import { createWorkerPool } from '../threads/workerPool.ts'
import { createManyParser, type ManyParser } from './manyParser.ts'
import { openDocs } from '../cache/keptDocs.ts'
import type { ParsedFile, ParseSettings } from './parseFiles.ts'
import type { ParseAnswer, ParseTask } from './parseFilesWorker.ts'

/** Fewer go to one thread: a second would have its own grammars to load. */
const filesPerThread = 120

const filesPerTask = 16

export const createTogetherParser = (settings: ParseSettings): ManyParser =>
  createManyParser(
    () => createWorkerPool<ParseTask, ParseAnswer>('parseFilesWorker.js'),
    async (files, pool) => {
      const parsed: (readonly ParsedFile[])[] = []
      const size = files.length < filesPerThread ? filesPerThread : filesPerTask
      for (let start = 0; start < files.length; start += size) {
        const some = files
          .slice(start, start + size)
          .map(({ file, source, text }) => ({ file, source, text }))
        await pool.run({ files: some, settings }, (answer) => {
          parsed[start / size] = openAnswer(answer)
        })
      }
      await pool.drain()
      return parsed.flat()
    },
  )

const openAnswer = ({ packed, tail, areWhole }: ParseAnswer): ParsedFile[] =>
  openDocs(packed, () => tail).map((doc, index) => ({ doc, isWhole: areWhole[index] ?? false }))
