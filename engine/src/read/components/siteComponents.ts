/** The components of a site, bundled, checked and ready to be called by its pages. */

import path from 'node:path'
import { componentHtml, type ComponentRendering } from '../../render/componentHtml.tsx'
import { escapeAttribute } from '../../content/escapeHtml.ts'
import type { ComponentCall } from '../../content/doc.ts'
import { engineComponents } from '../../content/engineComponents.ts'
import type { Problem } from '../../problem.ts'
import type { CalledComponent, SiteComponents } from '../../site/site.ts'
import { componentIdPrefix } from '../../theme/elementIds.ts'
import { hashContent } from '../../disk/hashContent.ts'
import { bundleComponent } from './bundleComponent.ts'
import { propsChecker, type CheckProps } from './checkProps.ts'
import type { ComponentFile } from './listComponents.ts'
import { lendReact } from '../../render/sharedReact.ts'

export type LoadedComponents = SiteComponents & {
  /** Named by what they hold, from the root of the output. */
  readonly files: ReadonlyMap<string, string>
  /** Source files, absolute. */
  readonly sources: readonly string[]
  readonly problems: readonly Problem[]
}

/** One of them; nothing can be called of one that cannot be bundled or run. */
type Component = {
  readonly name: string
  readonly live?: {
    readonly component: ComponentRendering['component']
    readonly check: CheckProps
    /** Addresses are put in its element: absent for HTML alone. */
    readonly attributes: string
    readonly isIsland: boolean
  }
  readonly files: ReadonlyMap<string, string>
  readonly sheets: SiteComponents['sheets']
  readonly sources: readonly string[]
  readonly problems: readonly Problem[]
}

type ComponentsLocation = { readonly siteDir: string; readonly assetsHref: string }

/** `assetsHref` is the address of the folder of the hashed files. */
export async function loadComponents(
  listed: readonly ComponentFile[],
  place: ComponentsLocation,
): Promise<LoadedComponents> {
  lendReact()
  const components = await Promise.all(listed.map((each) => loadComponent(each, place)))
  const byName = new Map(components.map((each) => [each.name, each]))
  return {
    names: listed.map(({ name }) => name),
    call: (call, index) => callComponent(byName.get(call.name), call, index),
    sheets: [
      ...new Map(
        components.flatMap(({ sheets }) => sheets.map((sheet) => [sheet.css, sheet] as const)),
      ).values(),
    ],
    files: new Map(components.flatMap(({ files }) => [...files])),
    sources: components.flatMap(({ sources }) => sources),
    problems: components.flatMap(({ problems }) => problems),
  }
}

async function loadComponent(listed: ComponentFile, place: ComponentsLocation): Promise<Component> {
  const { name, file } = listed
  const nothing = { name, files: new Map(), sheets: [], sources: [path.join(place.siteDir, file)] }
  try {
    return await runComponent(listed, place)
  } catch (error) {
    return { ...nothing, problems: [toProblem(file, `it cannot be used: ${errorMessage(error)}`)] }
  }
}

async function runComponent(listed: ComponentFile, { siteDir, assetsHref }: ComponentsLocation) {
  const { name, file, isIsland } = listed
  const [{ code, css, files: sources, problems }, island] = await Promise.all([
    bundleComponent(listed, { siteDir, isForBrowsers: false }),
    isIsland ? bundleComponent(listed, { siteDir, isForBrowsers: true }) : undefined,
  ])
  const exported = await run(code)
  const component = exported['default']
  if (!isComponent(component)) throw new Error('it has no default export that is a component')
  const script = island && namedFile(name, island.code, 'js')
  const style = css === '' ? undefined : styleOf(css)
  const attributes = [
    ...(script ? [` data-src="${escapeAttribute(assetsHref + script.name)}"`] : []),
    ...(style ? [` data-css="${escapeAttribute(assetsHref + style.name)}"`] : []),
  ]
  const written = [script, style].flatMap((each) => each ?? [])
  return {
    name,
    live: {
      component,
      check: propsChecker(exported['props']),
      attributes: attributes.join(''),
      isIsland,
    },
    files: new Map(written.map((each) => [`assets/${each.name}`, each.text] as const)),
    sheets: style ? [{ css: style.text, classes: classesIn(css), tags: [] }] : [],
    sources,
    problems: [...problems, ...styleProblems(file, css), ...nameProblems(listed)],
  }
}

/** Code of the site, as its configuration is: never of its content. */
const run = async (code: string): Promise<Readonly<Record<string, unknown>>> => {
  const module = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  return (await import(/* @vite-ignore */ module)) as Readonly<Record<string, unknown>>
}

const isComponent = (value: unknown): value is ComponentRendering['component'] =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value)

const namedFile = (name: string, text: string, extension: string) => ({
  name: `component-${name}-${hashContent(text)}.${extension}`,
  text,
})

/** Named by what it holds alone: components may share it. The property tells the browser that it is there. */
function styleOf(css: string) {
  const hash = hashContent(css)
  const text = `@layer brand{:root{--component-${hash}:1}${css}}`
  return { name: `component-styles-${hash}.css`, text }
}

const classesIn = (css: string): readonly string[] => [
  ...new Set(css.match(/(?<=\.)[a-z_][\w-]*/gi)),
]

function callComponent(
  component: Component | undefined,
  call: ComponentCall,
  index: number,
): CalledComponent {
  const { name, props: values, isDirective, isInline, hasContent } = call
  // Its own file has been told of.
  if (!component?.live) return { problems: [] }
  const { check, attributes, isIsland, ...live } = component.live
  const checked = check(values, isDirective)
  if ('faults' in checked) return { problems: checked.faults.map((fault) => misused(name, fault)) }
  const { props } = checked
  const id = componentIdPrefix + index
  try {
    const inner = componentHtml({ ...live, props, index, isIsland, isInline, hasContent })
    if (attributes === '') return { html: isInline ? inner : `${inner}\n`, problems: [] }
    const tag = isInline ? 'span' : 'div'
    const given = isIsland ? ` data-props="${escapeAttribute(JSON.stringify(props))}"` : ''
    const html = `<${tag} id="${id}"${attributes}${given}>${inner}</${tag}>`
    return { html: isInline ? html : `${html}\n`, problems: [] }
  } catch (error) {
    const message = `<${name}> cannot be shown: ${errorMessage(error)}`
    return {
      problems: [{ message, hint: `See components/${name}, or the props it is given here.` }],
    }
  }
}

const misused = (name: string, fault: string) => ({
  message: `<${name}>: ${fault}.`.replace(/\.+$/, '.'),
  hint: `Its props are those that components/${name} exports as “props”; what it encloses is shown without it.`,
})

const errorMessage = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim()

const toProblem = (file: string, message: string): Problem => ({
  kind: 'content',
  file,
  message,
  page: 'components.md',
})

const nameProblems = ({ name, file }: ComponentFile): Problem[] =>
  engineComponents.includes(name)
    ? [toProblem(file, `“${name}” is a component of the engine: pages that name it show that one`)]
    : []

function styleProblems(file: string, css: string): Problem[] {
  if (css === '') return []
  return [
    ...(classesIn(css).length > 0
      ? []
      : ['its styles have no class: pages do not know who needs them']),
    ...(/@import\b/.test(css) ? ['its styles “@import” others: import them in the component'] : []),
    ...(/url\(\s*["']?(?!data:|\/|#)/.test(css)
      ? [
          'its styles name a file by “url()” that will not be there: name one of the static folder, from “/”',
        ]
      : []),
  ].map((message) => toProblem(file, message))
}
