/**
 * The HTML of an article → what `<main>` holds: parsed when its link is pointed at, laid out while the link is held
 * down, so that letting go has only to draw it.
 */
import { mainId } from '../../theme/elementIds.ts'

import { startChoices } from './choices.ts'

export type Articles = {
  /** Keeps the nodes of the last article asked for, until they are shown. */
  parse(html: string): void
  /** Puts them in `<main>`, where nothing shows of them. Returns a function that takes them back, unless shown. */
  layOut(html: string): () => void
  /** In the place of what `main` holds; what is below the window waits for `showRest`. */
  show(main: HTMLElement, html: string): void
}

type Ahead = { readonly html: string; readonly nodes: readonly ChildNode[] }

export function createArticles(): Articles {
  let ahead: Ahead | undefined

  function nodesOf(html: string): readonly ChildNode[] {
    if (ahead?.html !== html) {
      withdraw()
      ahead = { html, nodes: parsed(html) }
    }
    return ahead.nodes
  }

  function withdraw(): void {
    for (const node of ahead?.nodes ?? []) node.remove()
  }

  return {
    parse: (html) => void nodesOf(html),
    layOut(html) {
      const nodes = nodesOf(html)
      setHidden(nodes, true)
      document.getElementById(mainId)?.append(...nodes)
      return () => {
        if (ahead?.nodes === nodes) withdraw()
      }
    },
    show(main, html) {
      const nodes = nodesOf(html)
      ahead = undefined
      setHidden(nodes, false)
      const [first] = nodes
      if (first?.parentNode !== main) main.replaceChildren(...nodes)
      // Nodes that are there already stay: put there again, they would be laid out again.
      else while (main.firstChild !== first) main.firstChild?.remove()
    },
  }
}

/** Shows the rest of an article, once the part in view is drawn. */
export function showRest(main: HTMLElement): void {
  for (const block of main.querySelectorAll(':scope > :not([data-ahead]) [data-later]'))
    block.removeAttribute('data-later')
}

/** In a document of their own: images are loaded once they are in the page's, not before. */
function parsed(html: string): readonly ChildNode[] {
  const template = document.createElement('template')
  template.innerHTML = html
  // More blocks than fit in the window, whatever they are: a long article is seen as soon as a short one.
  const fit = innerHeight > 900 ? 50 : 20
  for (const block of [...template.content.querySelectorAll('.prose > *')].slice(fit))
    block.setAttribute('data-later', '')
  // A script that comes with an article does not run (`theme/pages/ReviewNotice.tsx`).
  const notice = template.content.querySelector<HTMLElement>('[data-overdue-from]')
  if (notice) notice.hidden = Date.now() < Number(notice.dataset['overdueFrom'])
  startChoices(template.content)
  return [...template.content.childNodes]
}

function setHidden(nodes: readonly ChildNode[], isHidden: boolean): void {
  for (const node of nodes)
    if (node instanceof HTMLElement) {
      node.toggleAttribute('data-ahead', isHidden)
      node.ariaHidden = isHidden ? 'true' : null
    }
}
