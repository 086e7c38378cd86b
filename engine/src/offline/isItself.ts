/** Whether an answer is what its address names: a host may answer any of them with a page of its own. */
export function isItself(address: string, answer: Response): boolean {
  const isHtml = answer.headers.get('Content-Type')?.startsWith('text/html') ?? false
  return answer.status === 200 && !answer.redirected && (isPage(address) || !isHtml)
}

/** Of the addresses that are kept: pages are at their folder. */
export const isPage = (address: string): boolean => address === '' || address.endsWith('/')
