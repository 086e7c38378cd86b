/** Fields and lines to copy, for the calculators of this site. */

import { useState } from 'react'

export type NumberFieldProps = {
  readonly label: string
  readonly unit: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
}

/** Number field that keeps the text as typed, even while it is not a number yet. */
export function NumberField({ label, unit, value, onChange, ...limits }: NumberFieldProps) {
  const [typed, setTyped] = useState(String(value))
  return (
    <label>
      <span>{label}</span>
      <span className="calcul-valeur">
        <input
          type="number"
          inputMode="decimal"
          required
          value={typed}
          {...limits}
          onChange={(event) => {
            setTyped(event.target.value)
            onChange(event.target.valueAsNumber)
          }}
        />
        {unit}
      </span>
    </label>
  )
}

const OUTCOME_MS = 2000

export function CopiedLines({ lines }: { readonly lines: string }) {
  const [outcome, setOutcome] = useState('')
  const copy = () => {
    const tell = (said: string) => {
      setOutcome(said)
      setTimeout(() => setOutcome(''), OUTCOME_MS)
    }
    navigator.clipboard.writeText(`${lines}\n`).then(
      () => tell('Copié'),
      () => tell('Copie impossible'),
    )
  }
  return (
    <div className="calcul-lignes">
      <pre>{lines}</pre>
      <button type="button" aria-live="polite" onClick={copy}>
        {outcome || 'Copier'}
      </button>
    </div>
  )
}
