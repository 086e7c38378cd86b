'use client'
/** A calculator of PHP-FPM pools: memory and the mean size of a process → lines to copy. */

import { useState } from 'react'
import type { PropsOf } from 'lucarne-docs/component'
import './calcul.css'
import { CopiedLines, NumberField } from './fields.tsx'
import { maxChildren, poolLines, type PoolMode } from './poolSize.ts'

export const props = {
  total: { type: 'number', minimum: 0.25, default: 4 },
  rest: { type: 'number', minimum: 0, default: 2 },
  process: { type: 'number', minimum: 1, default: 60 },
} as const

const modes: readonly PoolMode[] = ['dynamic', 'static', 'ondemand']

const usual = [
  { total: 2, rest: 1, process: 60 },
  { total: 4, rest: 2, process: 60 },
  { total: 8, rest: 3, process: 60 },
  { total: 8, rest: 3, process: 100 },
  { total: 16, rest: 6, process: 100 },
]

export default function PoolSize({ total, rest, process }: PropsOf<typeof props>) {
  const [input, setInput] = useState({ total, rest, process, mode: modes[0] ?? 'dynamic' })
  const set = (change: Partial<typeof input>) => setInput({ ...input, ...change })
  const lines = poolLines(input)
  return (
    <div className="calcul">
      <p className="calcul-titre">Calculer la taille d’un pool</p>
      <div className="calcul-vivant">
        <div className="calcul-champs">
          <NumberField
            label="Mémoire du serveur"
            unit="Go"
            value={total}
            min={0.25}
            max={4096}
            step={0.25}
            onChange={(value) => set({ total: value })}
          />
          <NumberField
            label="Gardée pour le système, la base, les caches"
            unit="Go"
            value={rest}
            min={0}
            max={4096}
            step={0.25}
            onChange={(value) => set({ rest: value })}
          />
          <NumberField
            label="Mémoire moyenne d’un processus PHP"
            unit="Mo"
            value={process}
            min={1}
            max={8192}
            step={1}
            onChange={(value) => set({ process: value })}
          />
          <label>
            <span>Gestion des processus</span>
            <select
              value={input.mode}
              onChange={(event) => set({ mode: event.target.value as PoolMode })}
            >
              {modes.map((mode) => (
                <option key={mode}>{mode}</option>
              ))}
            </select>
          </label>
        </div>
        <output>{sentenceOf(input, lines.length > 0)}</output>
        {lines.length > 0 && <CopiedLines lines={lines.join('\n')} />}
      </div>
      <UsualPools />
    </div>
  )
}

function sentenceOf(input: (typeof usual)[number], fits: boolean): string {
  const children = maxChildren(input)
  if (Number.isNaN(children) || !(input.process > 0)) return 'Écrivez un nombre dans chaque champ.'
  if (!fits)
    return 'Il ne reste pas la place d’un seul processus\u00A0: gardez moins de mémoire pour le reste.'
  const available = (input.total - input.rest) * 1024
  const processes = children > 1 ? 'processus au plus' : 'seul processus'
  return `${available} Mo pour PHP ÷ ${input.process} Mo = ${children} ${processes}.`
}

function UsualPools() {
  return (
    <div className="table-scroll">
      <table>
        <caption className="visually-hidden">Tailles de pools pour des serveurs courants</caption>
        <thead>
          <tr>
            <th scope="col">Serveur</th>
            <th scope="col">Pour le reste</th>
            <th scope="col">Par processus</th>
            <th scope="col">Processus au plus</th>
          </tr>
        </thead>
        <tbody>
          {usual.map((each) => (
            <tr key={JSON.stringify(each)}>
              <td>{each.total} Go</td>
              <td>{each.rest} Go</td>
              <td>{each.process} Mo</td>
              <td>{maxChildren(each)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
