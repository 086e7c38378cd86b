/** An answer of the development server, before it is sent. */

export type HttpAnswer = {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array
  readonly location?: string
  /** Content-Security-Policy. */
  readonly policy?: string
}

export const plain = (status: number, body: string): HttpAnswer => ({
  status,
  type: 'text/plain;charset=utf-8',
  body,
})

export const html = (status: number, body: string): HttpAnswer => ({
  status,
  type: 'text/html;charset=utf-8',
  body,
})
export const json = (body: string): HttpAnswer => ({ status: 200, type: 'application/json', body })
export const redirect = (location: string): HttpAnswer => ({
  status: 302,
  type: 'text/plain',
  body: '',
  location,
})
