/** A built site → a server of the Model Context Protocol with three tools, all of which only read. */

import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { SiteHit } from 'lucarne-docs/search'
import { z } from 'zod'
import { openSite, type ServedDocs } from './site.ts'
import type { Source } from './source.ts'

const readOnly = { readOnlyHint: true, openWorldHint: false }

export function createServer(source: Source): McpServer {
  const site = openSite(source)
  const server = new McpServer({ name: 'lucarne-mcp', version: '0.1.0' })
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description:
        'Finds sections of the documentation by words, error messages, options or whole questions. Answers with titles, addresses and excerpts, the best first.',
      inputSchema: {
        query: z
          .string()
          .min(1)
          .max(512)
          .describe('What a reader would type, or an error pasted as it is'),
        limit: z.number().int().min(1).max(20).default(8),
      },
      annotations: readOnly,
    },
    ({ query, limit }) => answer(() => searchText(site, query, limit)),
  )
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'Gives a page of the documentation in Markdown, with what has been verified of its commands and the day of its last change.',
      inputSchema: { address: z.string().min(1).max(2000).describe('From search or list_pages') },
      annotations: readOnly,
    },
    ({ address }) => answer(() => pageText(site, address)),
  )
  server.registerTool(
    'list_pages',
    {
      title: 'List the pages',
      description: 'Lists every page of the documentation: title, address, description.',
      inputSchema: {},
      annotations: readOnly,
    },
    () => answer(() => listText(site)),
  )
  return server
}

type Answer = { content: { type: 'text'; text: string }[]; isError?: boolean }

/** Returns failures as an answer too, which an assistant can report. */
async function answer(write: () => Promise<string>): Promise<Answer> {
  try {
    return { content: [{ type: 'text', text: await write() }] }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return { content: [{ type: 'text', text }], isError: true }
  }
}

async function searchText(site: ServedDocs, query: string, limit: number): Promise<string> {
  const found = await site.search(query, { limit })
  if (!found) throw new Error('The index of search could not be read. Try again.')
  if (found.hits.length === 0) return `Nothing is found for “${query}”.`
  return (await Promise.all(found.hits.map((hit) => hitText(site, hit)))).join('\n\n')
}

/** Formats a hit with its page's verification state, which helps decide which answer to trust. */
async function hitText(site: ServedDocs, hit: SiteHit): Promise<string> {
  const { pageTitle, sectionTitle, address, excerpt } = hit
  const page = await site.read(address)
  const lines = [
    `## ${sectionTitle === pageTitle ? pageTitle : `${pageTitle} › ${sectionTitle}`}`,
    page ? new URL(address, page.address).href : address,
    page?.verified,
    page?.updated && `Last change: ${page.updated}`,
    excerpt,
  ]
  return lines.filter(Boolean).join('\n')
}

async function pageText(site: ServedDocs, address: string): Promise<string> {
  const page = await site.read(address)
  if (!page)
    throw new Error(`There is no page at “${address}”. Take an address from search or list_pages.`)
  const facts = [
    `# ${page.title}`,
    page.address,
    page.verified ?? 'Its commands have not been verified.',
    page.updated && `Last change: ${page.updated}`,
  ]
  return `${facts.filter(Boolean).join('\n')}\n\n${page.markdown}`
}

async function listText(site: ServedDocs): Promise<string> {
  const pages = await site.list()
  if (pages.length === 0)
    throw new Error('This site has no list of its pages (llms.txt): build it with markdownCopies.')
  return pages
    .map(({ title, address, description }) =>
      [`- ${title} — ${address}`, description].filter(Boolean).join('\n  '),
    )
    .join('\n')
}
