/**
 * Until the app is there, the browser asks for a page as its link is pressed, a tenth of a second before it is let go;
 * for nothing else, so that nothing is loaded in vain. The app loads less, and takes the rules away.
 */
export function speculationRulesOf(baseUrl: string): string {
  const where = { href_matches: `${baseUrl}*/` }
  return JSON.stringify({ prefetch: [{ where, eagerness: 'conservative' }] })
}
