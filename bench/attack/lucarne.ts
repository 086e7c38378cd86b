import { fileURLToPath } from 'node:url'

/** The command line, absolute. */
export const lucarne = fileURLToPath(new URL('../../engine/bin/lucarne.js', import.meta.url))
