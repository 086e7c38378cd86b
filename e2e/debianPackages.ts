/** The programs that tests drive, from Debian's packages: `npm run provide` installs them. */

/** A headless Chromium is enough: the whole one, which benches of what is seen take, is Debian's `chromium`. */
export const testPackages = [
  'chromium-headless-shell',
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'apache2',
  'nginx',
  'caddy',
  // As wide as the fonts of other systems: what stands in for those of a site.
  'fonts-liberation',
] as const

/** `what` is the program that was looked for. */
export function missingProgram(what: string, ...packages: readonly string[]): Error {
  const names = packages.join(' ')
  return new Error(
    `No ${what}: run \`npm run provide\`, or install Debian’s ${names} (as root: apt-get install ${names}).`,
  )
}
