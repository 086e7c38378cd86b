/** Dark or light, by the reader's choice. */

import { useState } from 'react'
import { useApp, useStore } from '../appContext.ts'
import { fill } from '../../words/fill.ts'
import styles from './ColorSwitch.module.css'

export function ColorSwitch() {
  const { frame, host, words } = useApp()
  const mode = useStore(host.colorMode, frame.colorMode.default)
  const [hasChosen, setChosen] = useState(false)
  const modeLabel = mode === 'dark' ? words.darkMode : words.lightMode
  const label = fill(words.colorMode, { mode: modeLabel })
  function choose() {
    host.colorMode.choose(mode === 'dark' ? 'light' : 'dark')
    setChosen(true)
  }
  return (
    <>
      <button
        type="button"
        className={styles.switch}
        aria-label={label}
        title={label}
        onClick={choose}
      />
      <output className="visually-hidden">{hasChosen && modeLabel}</output>
    </>
  )
}
