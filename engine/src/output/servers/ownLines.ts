/** Lines of an author for a server, then those of the build: nothing is lost, and the first that matches is the author's. */

import { writtenByBuild } from './serverPlan.ts'

/** Others of the static folder take the place of what the build writes. */
const joined = ['.htaccess', '_redirects', '_headers']

/** A file of the static folder, and what the build writes under its name → what stands in the output. */
export function withOwnLines(file: string, own: Buffer, written: string | undefined): Buffer {
  if (written === undefined || !joined.includes(file) || isOfBuild(own)) return own
  const between = '\n# Above: the lines of the static folder, which come first.\n'
  return Buffer.concat([own, Buffer.from(between + written)])
}

/** Made from one that a build wrote: it holds those lines already, as its author wants them. */
const isOfBuild = (own: Buffer): boolean =>
  own
    .toString('latin1')
    .split('\n')
    .some((line) => line.startsWith(writtenByBuild))
