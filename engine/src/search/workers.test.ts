import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

const folder = path.join(import.meta.dirname, 'workers')
afterEach(() => void vi.unstubAllGlobals())

test.each(readdirSync(folder))('%s answers messages, in the language of its name', async (name) => {
  const heard: string[] = []
  vi.stubGlobal('self', { addEventListener: (type: string) => heard.push(type) })
  await import(path.join(folder, name))
  expect(heard).toEqual(['message'])
  const language = name.replace('Worker.ts', '')
  expect(readFileSync(path.join(folder, name), 'utf8')).toContain(`../languages/${language}.ts'`)
})
