import { expect, test } from 'vitest'
import type { Frame } from '../site/frame.ts'
import type { PageFacts } from '../site/page.ts'
import { createFrameInUse, readVersions, type FrameParts } from './frameInUse.ts'
import { createStore } from './store.ts'

const frameOf = (version: string, more: object = {}) => ({ version, ...more }) as Frame
const frames = { current: '/2.json', '1.0': '/1.json' }
const pageOf = (more: Partial<PageFacts>) => ({ version: 'current', ...more }) as PageFacts

/** `asked` are the addresses loaded; `version` is what the reader reads. */
function start(page: PageFacts, version: string, isOnline = true) {
  const asked: string[] = []
  const read = { version }
  const location = createStore({ pathname: '/', search: '', hash: '' })
  const around = createStore({ page })
  const navigation = { around, location } as unknown as FrameParts['navigation']
  const inUse = createFrameInUse({
    frame: frameOf('current'),
    navigation,
    versionOf: () => read.version,
    loadFrame: (href) => {
      asked.push(href)
      return isOnline ? Promise.resolve(frameOf('1.0')) : Promise.reject(new Error('Offline'))
    },
  })
  const move = (next: string) => {
    read.version = next
    location.set({ pathname: '/', search: `?${next}`, hash: '' })
  }
  return { asked, inUse, move }
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

test('the frame of the version that is read is loaded once, and shown', async () => {
  const { asked, inUse, move } = start(pageOf({ frames }), '1.0')
  expect(inUse.get().version).toBe('current')
  await settled()
  expect(inUse.get().version).toBe('1.0')
  move('current')
  expect(inUse.get().version).toBe('current')
  move('1.0')
  expect(inUse.get().version).toBe('1.0')
  expect(asked).toEqual(['/1.json'])
})

test('a page whose other frames have no address asks for none', () => {
  for (const page of [pageOf({}), pageOf({ frames: { current: '/2.json' } })]) {
    const { asked, inUse } = start(page, '1.0')
    expect(asked).toEqual([])
    expect(inUse.get().version).toBe('current')
  }
})

test('without a network, the frame stays, and is asked for again at the next move', async () => {
  const { asked, inUse, move } = start(pageOf({ frames }), '1.0', false)
  await settled()
  expect(inUse.get().version).toBe('current')
  move('current')
  move('1.0')
  await settled()
  expect(asked).toEqual(['/1.json', '/1.json'])
})

test('what was chosen counts where the site remembers it', () => {
  const host = {
    local: { get: () => '1.0' },
    location: { get: () => ({ search: '' }) },
  } as unknown as Parameters<typeof readVersions>[1]
  const read = (versionPersistence: string) =>
    readVersions(
      frameOf('current', { versionPersistence, pluginId: 'default' }),
      host,
    )(pageOf({ frames }))
  expect(read('localStorage')).toBe('1.0')
  expect(read('none')).toBe('current')
})
