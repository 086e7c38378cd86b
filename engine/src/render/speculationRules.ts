/**
 * Until the app is there, the browser asks for a page as its link is pressed, a tenth of a second before it is let go.
 * Not sooner: most links that are pointed at are not followed. The app loads less, and takes the rules away.
 */
export function speculationRulesOf(baseUrl: string): string {
  const home = baseUrl.replace(/[\\+*?:(){}]/g, String.raw`\$&`)
  const where = { href_matches: [home, `${home}*/`] }
  return JSON.stringify({ prefetch: [{ where, eagerness: 'conservative' }] })
}
