/** The search box of a component: its state, rendered as it changes. */
import { useState } from 'react'
import type { Words } from '../../words/wordTable.ts'
import { type BoxApi, createSearchBox, IDLE, type ShownBox } from './createSearchBox.ts'
import type { SearchBoxActions } from './searchBoxActions.ts'

export type SearchBoxState = ShownBox & { readonly api: BoxApi }

export function useSearchBox(words: Words, actions: SearchBoxActions): SearchBoxState {
  const [shown, show] = useState<ShownBox>({ state: IDLE, answer: undefined })
  const [api] = useState(() => createSearchBox(words, actions, show))
  return { api, ...shown }
}
