/**
 * Many Markdown files → docs, parsed here while other threads highlight their code, which takes nearly as long. Parsing
 * is loaded and warmed up once, docs are not copied from a thread, and grammars are read by no more threads than pays.
 */

import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import type { WaitingCode } from '../content/highlight/deferredHighlight.ts'
import { createWorkerPool } from '../threads/workerPool.ts'
import { createManyParser, type ManyParser } from './manyParser.ts'
import type { ParsedFile, ParseSettings } from './parseFiles.ts'

/** Number of files parsed here between two checks for the threads' answers. */
const filesPerTurn = 16

/** Blocks of code that take a thread as long as another one takes to be there, and warm. */
const blocksPerThread = 3000

export const createBesideParser = (settings: ParseSettings): ManyParser =>
  createManyParser(
    () =>
      createWorkerPool<readonly WaitingCode[], readonly string[]>('highlightWorker.js', {
        size: 1,
      }),
    async (files, pool) => {
      const [{ createDeferredHighlighter }, { createFileParser, withHtml }] = await Promise.all([
        import('../content/highlight/deferredHighlight.ts'),
        import('./parseFiles.ts'),
      ])
      const highlighter = createDeferredHighlighter()
      const parser = createFileParser(settings, highlighter)
      const parsed: ParsedFile[] = []
      const given: Promise<void>[] = []
      let waiting = 0
      for (let from = 0; from < files.length; from += filesPerTurn) {
        parsed.push(...(await parser.parse(files.slice(from, from + filesPerTurn))))
        const { code, put } = highlighter.take()
        waiting += code.length
        const giving = pool.run(code, (htmls) => {
          put(htmls)
          waiting -= htmls.length
        })
        // Whatever it is, it is thrown below.
        giving.catch(() => undefined)
        given.push(giving)
        pool.start(Math.min(1 + Math.floor(waiting / blocksPerThread), availableParallelism()))
        await setImmediate()
      }
      await Promise.all(given)
      await pool.drain()
      return parsed.map(({ doc, isWhole }) => {
        return { doc: withHtml(doc, highlighter.fill(doc.html)), isWhole }
      })
    },
  )
