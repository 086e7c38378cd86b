import { z } from 'zod'
import { runsScript } from '../scriptAddress.ts'

const expectation =
  'expected the address of a page: this one would run code in the reader’s browser'

/** Address of a link in the configuration. */
export const address = z.string().refine((text) => !runsScript(text), expectation)

/** Says whether a text is the address of a web host. */
export const isWebUrl = (text: string): boolean => /^https?:\/\//i.test(text)
