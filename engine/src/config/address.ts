import { z } from 'zod'
import { runsScript } from '../scriptAddress.ts'

const expectation =
  'expected the address of a page: this one would run code in the reader’s browser'

/** Where a link of the configuration leads. */
export const address = z.string().refine((text) => !runsScript(text), expectation)

/** Of a host of the web. */
export const isWebUrl = (text: string): boolean => /^https?:\/\//i.test(text)
