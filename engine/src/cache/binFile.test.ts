import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hashContent } from '../disk/hashContent.ts'
import { LostTail, readHead, readTail, writeBinFile } from './binFile.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-bin-'))
afterAll(() => rmSync(folder, { recursive: true }))

const head = Buffer.from('a head that is longer than the opening')
const tail = Buffer.from('a tail')
const written = (name: string): string => {
  const file = path.join(folder, name)
  writeBinFile(file, head, tail)
  return file
}

test.each([16, 24, 40, 4096])('what is written is read, with an opening of %d bytes', (size) => {
  const file = written(`whole-${size}`)
  if (size >= 24) expect(readHead(file, Buffer.alloc(size))).toEqual(head)
  expect(Buffer.from(readTail(file, head.length, hashContent(tail)))).toEqual(tail)
  expect(readdirSync(folder).filter((name) => /\.\d+-\d+$/.test(name))).toEqual([])
})

test('a head that is cut, or of which a byte has changed, is none', () => {
  const file = written('damaged')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.subarray(0, 40))
  expect(readHead(file, Buffer.alloc(4096))).toBeUndefined()
  bytes[30] = (bytes[30] ?? 0) ^ 1
  writeFileSync(file, bytes)
  expect(readHead(file, Buffer.alloc(4096))).toBeUndefined()
})

test('a tail of another build, or of a file that is gone, is a lost one', () => {
  const file = written('tail')
  expect(() => readTail(file, head.length, hashContent(Buffer.from('another')))).toThrow(LostTail)
  rmSync(file)
  expect(() => readTail(file, head.length, hashContent(tail))).toThrow(LostTail)
})

test('a file that cannot take its place leaves nothing aside', () => {
  const file = path.join(folder, 'absent', 'a')
  expect(() => writeBinFile(file, head, tail)).toThrow('ENOENT')
  const taken = mkdtempSync(path.join(folder, 'taken-'))
  expect(() => writeBinFile(taken, head, tail)).toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/)
  expect(readdirSync(folder).filter((name) => /\.\d+-\d+$/.test(name))).toEqual([])
})
