/** The HTML of an article → its nodes, made before they are wanted where that can be foreseen. */

export type ParsedArticles = {
  /** Keeps the nodes of the last article asked for, until they are taken. */
  parseAhead(html: string): void
  /** To be put in the document, once. */
  take(html: string): DocumentFragment
}

export function createParsedArticles(): ParsedArticles {
  let ahead: { readonly html: string; readonly nodes: DocumentFragment } | undefined
  return {
    parseAhead(html) {
      if (ahead?.html !== html) ahead = { html, nodes: nodesOf(html) }
    },
    take(html) {
      const nodes = ahead?.html === html ? ahead.nodes : nodesOf(html)
      ahead = undefined
      return nodes
    },
  }
}

/** In a document of their own: images are loaded once shown, not before. */
function nodesOf(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}
