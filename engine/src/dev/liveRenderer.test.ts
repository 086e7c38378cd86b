import { expect, test } from 'vitest'
import { readEngineFiles } from '../read/engineFiles.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { siteOf } from '../testing/siteOf.ts'
import { createLiveRenderers, type LiveRenderers } from './liveRenderer.ts'

const engine = await readEngineFiles()
const brand = { css: '', files: new Map(), preloads: [], problems: [], sources: [] }

const titled = (title: string) => siteOf({ 'a.md': `# ${title}` })

/** The file that the site's first page names, from the base URL. */
function serve(site: CompiledSite, { rendererOf }: LiveRenderers): string {
  const [plan] = site.plans
  if (!plan) throw new Error('The site has no page')
  return rendererOf(site, plan.version, brand)(plan.make()).pageData.frame.slice(1)
}

test('a page opened before an edit of the menus still finds its frame after it', () => {
  const renderers = createLiveRenderers(engine)
  const before = serve(titled('Avant'), renderers)
  const edited = titled('Après')
  const after = serve(edited, renderers)
  expect(renderers.frameOf(before, [edited])).toContain('Avant')
  expect(renderers.frameOf(after, [edited])).toContain('Après')
  expect(renderers.frameOf('assets/frame-0.json', [edited])).toBeUndefined()
})

test('frames of past edits are not kept for ever, those of pages still served are', () => {
  const renderers = createLiveRenderers(engine)
  const site = titled('Le même')
  const past = serve(titled('Passé'), renderers)
  const kept = serve(site, renderers)
  for (let edit = 0; edit < 40; edit += 1) {
    serve(titled(`Retouche ${edit}`), renderers)
    serve(site, renderers)
  }
  expect(renderers.frameOf(past, [])).toBeUndefined()
  expect(renderers.frameOf(kept, [])).toContain('Le même')
})

test('a frame of the site is found though no page was served with it for long', () => {
  const site = titled('Ancien')
  const file = serve(site, createLiveRenderers(engine))
  expect(createLiveRenderers(engine).frameOf(file, [site])).toContain('Ancien')
})
