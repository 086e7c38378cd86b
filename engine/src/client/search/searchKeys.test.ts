import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bufferKeystrokes } from './searchKeys.ts'

beforeEach(() => void vi.stubGlobal('document', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const press = (key: string, held: Partial<KeyboardEvent> = {}): boolean => {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...held })
  return !document.dispatchEvent(event)
}

test('what is typed is kept, corrected, and sent by a last Enter', () => {
  const taken = bufferKeystrokes()
  for (const key of ['s', 's', 'k', 'Backspace', 'l', 'Enter']) expect(press(key)).toBe(true)
  expect(taken()).toEqual({ text: 'ssl', isSent: true })
})

test('what is typed after Enter is not sent', () => {
  const taken = bufferKeystrokes()
  for (const key of ['a', 'Enter', 'b']) press(key)
  expect(taken()).toEqual({ text: 'ab', isSent: false })
})

test('shortcuts, compositions and keys that write nothing are left to others', () => {
  const taken = bufferKeystrokes()
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'isComposing'])
    expect(press('a', { [held]: true }), held).toBe(false)
  for (const key of ['Tab', 'Escape', 'ArrowDown', 'Shift']) expect(press(key), key).toBe(false)
  expect(taken()).toEqual({ text: '', isSent: false })
})

test('a reader who points elsewhere types there; so does one whose keys were given back', () => {
  const taken = bufferKeystrokes()
  press('a')
  document.dispatchEvent(new Event('pointerdown'))
  expect(press('b')).toBe(false)
  expect(taken().text).toBe('a')
  const again = bufferKeystrokes()
  again()
  expect(press('c')).toBe(false)
})
