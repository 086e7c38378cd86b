/** Script added to pages by the dev server: it listens for updates, and shows problems. */

import { escapeText } from '../content/escapeHtml.ts'
import { updatesPath } from './liveReload.ts'
import { mainId, factsId } from '../theme/elementIds.ts'

/**
 * The page says of which revision of the site it is (`data-revision`). On an update: the article is replaced in place,
 * keeping the scroll; a page whose frame has changed is loaded again. The app, once loaded, hears of it by the
 * cancelable event `lucarne:update` and takes it over.
 */
export const liveReloadScript = `(() => {
  let revision = Number(document.currentScript.dataset.revision)
  let panel
  const show = (problems) => {
    if (!problems) { panel?.remove(); panel = undefined; return }
    panel ??= document.body.appendChild(document.createElement('pre'))
    panel.setAttribute('role', 'alert')
    panel.style = 'position:fixed;inset:auto 0 0 0;margin:0;padding:1rem;max-height:40vh;overflow:auto;z-index:99;background:#5c1010;color:#fff;font:13px/1.5 monospace;white-space:pre-wrap'
    panel.textContent = problems
  }
  const { frame } = JSON.parse(document.getElementById(${JSON.stringify(factsId)}).textContent)
  let asked = 0
  const update = async () => {
    const mine = ++asked
    const response = await fetch(location.pathname.replace(/[^/]*$/, '') + 'index.json')
    if (!response.ok) return location.reload()
    const page = await response.json()
    if (mine !== asked) return
    if (page.frame !== frame) return location.reload()
    if (!window.dispatchEvent(new CustomEvent('lucarne:update', { detail: page, cancelable: true }))) return
    const main = document.getElementById(${JSON.stringify(mainId)})
    if (!main) return location.reload()
    main.innerHTML = page.html
    document.title = page.title
  }
  const hear = ({ data }) => {
    const told = JSON.parse(data)
    show(told.problems)
    if (told.revision !== revision) void update()
    revision = told.revision
  }
  // A browser opens six connections to a host, for all its tabs: those that nobody sees leave theirs.
  let updates
  const listen = () => {
    updates?.close()
    if (document.hidden) return
    updates = new EventSource(${JSON.stringify(updatesPath)})
    // Told on connection too: what changed while the page was on its way, or hidden.
    for (const kind of ['state', 'update']) updates.addEventListener(kind, hear)
  }
  document.addEventListener('visibilitychange', listen)
  listen()
})()`

/** When there is no site to show. */
export function failurePage(text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lucarne</title><style>body{font:14px/1.5 monospace;white-space:pre-wrap;padding:2rem;background:#1b1212;color:#ffdcdc}</style><body>${escapeText(text)}<script>${failureScript}</script></body></html>`
}

const failureScript = `{
  const updates = new EventSource(${JSON.stringify(updatesPath)})
  const reload = () => location.reload()
  updates.addEventListener('update', reload)
  document.addEventListener('visibilitychange', () => (document.hidden ? updates.close() : reload()))
}`
