/** A part of search, once the rules of the language that it is searched in are there; French needs none. */
export async function inLanguage<Part>(
  loading: Promise<Part>,
  name: string | undefined,
): Promise<Part> {
  if (name) {
    const { loadLanguage } = await import('../../search/languages/loadLanguage.ts')
    await loadLanguage(name)
  }
  return loading
}
