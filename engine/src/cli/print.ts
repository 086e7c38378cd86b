/** All that a command prints: names of files may hold what a terminal would obey. */

import { printable } from '../printable.ts'

/** On standard output. */
export const print = (text: string): void => console.log(printable(text))

/** On standard error. */
export const printAside = (text: string): void => console.error(printable(text))
