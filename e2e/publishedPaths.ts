/** Returns the path of each page that the sitemap of a site names. Throws where there are few: it is not the site's. */
export async function publishedPaths(site: string): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', site))).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, href = '']) => new URL(href).pathname,
  )
  if (paths.length < 39) throw new Error(`The sitemap of ${site} names ${paths.length} pages.`)
  return paths
}
