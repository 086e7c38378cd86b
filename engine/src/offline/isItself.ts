/** Says whether a response is the resource its address names: a host may answer any of them with a page of its own. */
export function isItself(address: string, answer: Response): boolean {
  const isHtml = answer.headers.get('Content-Type')?.startsWith('text/html') ?? false
  return answer.status === 200 && !answer.redirected && (isPage(address) || !isHtml)
}

/** Says whether a cached address is a page's: pages are stored under their folder. */
export const isPage = (address: string): boolean => address === '' || address.endsWith('/')
