/** The search box: a dialog with its field, and the panel of what answers. */
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { MAX_QUERY_LENGTH } from '../../search/parseQuery.ts'
import { formatCount } from '../../words/formatCount.ts'
import type { Words } from '../../words/wordTable.ts'
import type { SearchAsk } from '../../site/frame.ts'
import { absentSentence } from './AbsentWords.tsx'
import { Panel } from './Panel.tsx'
import { formatQueryError } from './querySentences.ts'
import styles from './SearchBox.module.css'
import type { SearchBoxActions } from './searchBoxActions.ts'
import { type SearchBoxState, useSearchBox } from './useSearchBox.ts'

export type SearchBoxProps = {
  /** Link for questions that no page answers. */
  readonly ask: SearchAsk | undefined
  readonly words: Words
  readonly actions: SearchBoxActions
  /** Opened, focused and closed from outside. */
  readonly dialogRef: RefObject<HTMLDialogElement | null>
}

export function SearchBox({ words, actions, ask, dialogRef }: SearchBoxProps) {
  const box = useSearchBox(words, actions)
  const { api, state } = box
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  useOutsideMoves(box, { form, input, panel })
  useBackdropPress(dialogRef)
  const close = () => dialogRef.current?.close()
  const allHref = actions.allHrefOf(state.query.trim())
  const { onSubmit, ...formProps } = api.getFormProps({ inputElement: input })
  const inputProps = api.getInputProps({ inputElement: input, maxLength: MAX_QUERY_LENGTH })
  return (
    <dialog ref={dialogRef} translate="no" className={styles.box} aria-label={words.search}>
      <form
        {...formProps}
        ref={setForm}
        className={styles.form}
        action={allHref}
        onSubmit={(event) => {
          onSubmit(event)
          if (state.query.trim() === '') return
          close()
          actions.go(allHref)
        }}
      >
        <label {...api.getLabelProps({})} className="visually-hidden">
          {words.search}
        </label>
        <input
          {...inputProps}
          {...comboboxProps(box)}
          ref={setInput}
          name="q"
          className={styles.input}
          data-status={isRefining(box) ? 'refining' : state.status}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
            // The first closes the panel, the next clears the query, with nothing left to stay for.
            const isDone = event.key === 'Escape' && !state.isOpen
            const all = panel?.querySelector<HTMLElement>('a[data-all]')
            if (all && leavesList(event, state)) {
              event.preventDefault()
              all.focus()
            } else if (isDone) {
              api.setQuery('')
              // Else the browser would close the dialog under this one, an enlarged picture.
              event.preventDefault()
              // What is typed next is not for a field that is gone, as it would be until the next frame.
              event.currentTarget.blur()
              close()
            } else if (!isSentEarly(event, state)) inputProps.onKeyDown(event)
          }}
        />
        <button type="reset" className={styles.button} hidden={state.query === ''}>
          {words.searchClear}
        </button>
        <button type="submit" className={styles.button}>
          {words.searchSubmit}
        </button>
        <button type="button" className={styles.button} onClick={close}>
          {words.searchCancel}
        </button>
      </form>
      <output className={isWaiting(state) ? styles.waiting : 'visually-hidden'}>
        {isWaiting(state) && words.searchWaiting}
        {state.isOpen && describeStatus(box, words)}
      </output>
      <div ref={setPanel}>
        <Panel
          {...{ box, words, actions, allHref, ask }}
          onLeave={close}
          toField={() => input?.focus()}
        />
      </div>
      <label className={styles.slash}>
        <input
          type="checkbox"
          defaultChecked={actions.hasSlash()}
          onChange={({ target }) => actions.setSlash(target.checked)}
        />
        {words.searchSlash}
      </label>
    </dialog>
  )
}

/** After the last result, the arrow leads to the link to all of them. */
function leavesList(
  { key }: KeyboardEvent,
  { activeItemId, collections }: SearchBoxState['state'],
) {
  const count = collections.reduce((sum, { items }) => sum + items.length, 0)
  return key === 'ArrowDown' && count > 0 && activeItemId === count - 1
}

/** A first answer is shown, and a better one is on its way. */
const isRefining = ({ state, answer }: SearchBoxState) =>
  state.status === 'idle' && answer !== undefined && answer !== 'failed' && !answer.isFinal

/** For long, with nothing to show. */
const isWaiting = ({ status, isOpen }: SearchBoxState['state']) => status === 'stalled' && !isOpen

/** The result that comes first still answers the query before: the form is sent, as where there is none. */
function isSentEarly({ key }: KeyboardEvent, { status, activeItemId }: SearchBoxState['state']) {
  return key === 'Enter' && status !== 'idle' && activeItemId === 0
}

/** ARIA 1.2: the field itself is the combobox. */
function comboboxProps({ api, state }: SearchBoxState) {
  const props = api.getInputProps({ inputElement: null })
  const { 'aria-controls': controls, 'aria-activedescendant': active } = props
  const isEmpty = state.collections.every(({ items }) => items.length === 0)
  return {
    role: 'combobox',
    'aria-expanded': state.isOpen,
    'aria-haspopup': 'listbox',
    'aria-autocomplete': 'list',
    'aria-controls': controls || undefined,
    'aria-activedescendant': isEmpty ? undefined : active,
  } as const
}

function describeStatus({ state, answer }: SearchBoxState, words: Words): string {
  if (!answer || answer === 'failed' || state.query.trim() === '') return ''
  const { errors, total, absent } = answer
  const count = total === 0 ? words.searchNoResult : formatCount(words, 'searchCount', total)
  const missing = absent.length > 0 && total > 0 ? [absentSentence(absent, words)] : []
  return [...errors.map((error) => formatQueryError(error, words)), ...missing, count].join(' ')
}

type BoxElements = {
  readonly form: HTMLFormElement | null
  readonly input: HTMLInputElement | null
  readonly panel: HTMLElement | null
}

/** A press outside closes the panel; scrolling it by touch puts the keyboard away. */
function useOutsideMoves({ api }: SearchBoxState, { form, input, panel }: BoxElements): void {
  useEffect(() => {
    if (!form || !input || !panel) return undefined
    const moves = api.getEnvironmentProps({
      formElement: form,
      inputElement: input,
      panelElement: panel,
    })
    const listeners = [
      ['mousedown', moves.onMouseDown],
      ['touchstart', moves.onTouchStart],
      ['touchmove', moves.onTouchMove],
    ] as const
    for (const [type, listener] of listeners) addEventListener(type, listener as EventListener)
    return () => {
      for (const [type, listener] of listeners) removeEventListener(type, listener as EventListener)
    }
  }, [api, form, input, panel])
}

/** Closes the dialog on a press outside its content, on the backdrop. */
function useBackdropPress(dialogRef: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = dialogRef.current
    const onPress = ({ target }: MouseEvent) => {
      if (target === dialog) dialog?.close()
    }
    dialog?.addEventListener('mousedown', onPress)
    return () => dialog?.removeEventListener('mousedown', onPress)
  }, [dialogRef])
}
