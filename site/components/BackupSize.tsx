'use client'
/** A calculator of backups: data, what changes, what is kept → the disk to plan, and the options to copy. */

import { useState } from 'react'
import type { PropsOf } from 'lucarne-docs/component'
import { backupDisk, keepOptions, type BackupInput } from './backupSize.ts'
import './calcul.css'
import { CopiedLines, NumberField } from './fields.tsx'

export const props = {
  data: { type: 'number', minimum: 1, default: 50 },
  change: { type: 'number', minimum: 0, maximum: 100, default: 1 },
} as const

const kept = { days: 7, weeks: 4, months: 6 }

/** `change` in per cent, as readers write it. */
const usual = [
  { data: 10, change: 1 },
  { data: 50, change: 1 },
  { data: 50, change: 5 },
  { data: 200, change: 0.5 },
]

const counts = [
  ['days', 'Archives gardées chaque jour'],
  ['weeks', 'Puis chaque semaine'],
  ['months', 'Puis chaque mois'],
] as const

export default function BackupSize({ data, change }: PropsOf<typeof props>) {
  const [input, setInput] = useState<BackupInput>({ data, change: change / 100, ...kept })
  const set = (changed: Partial<BackupInput>) => setInput({ ...input, ...changed })
  const disk = backupDisk(input)
  return (
    <div className="calcul">
      <p className="calcul-titre">Calculer le disque du dépôt</p>
      <div className="calcul-vivant">
        <div className="calcul-champs">
          <NumberField
            label="Données à sauvegarder"
            unit="Go"
            value={data}
            min={1}
            max={1_000_000}
            step={1}
            onChange={(value) => set({ data: value })}
          />
          <NumberField
            label="Part qui change chaque jour"
            unit="%"
            value={change}
            min={0}
            max={100}
            step={0.1}
            onChange={(value) => set({ change: value / 100 })}
          />
          {counts.map(([key, label]) => (
            <NumberField
              key={key}
              label={label}
              unit=""
              value={kept[key]}
              min={key === 'days' ? 1 : 0}
              max={366}
              step={1}
              onChange={(value) => set({ [key]: value })}
            />
          ))}
        </div>
        <output>
          {Number.isNaN(disk)
            ? 'Écrivez un nombre dans chaque champ.'
            : `Prévoyez ${amount(disk)} de disque, dont un cinquième en plus pour purger.`}
        </output>
        <CopiedLines lines={keepOptions(input)} />
      </div>
      <UsualBackups />
    </div>
  )
}

const amount = (gio: number): string => `${gio.toLocaleString('fr-FR')}\u00A0Go`
const share = (percent: number): string => `${percent.toLocaleString('fr-FR')}\u00A0%`

function UsualBackups() {
  return (
    <div className="table-scroll">
      <table>
        <caption className="visually-hidden">
          Disque à prévoir pour 7 jours, 4 semaines et 6 mois
        </caption>
        <thead>
          <tr>
            <th scope="col">Données</th>
            <th scope="col">Changent chaque jour</th>
            <th scope="col">Disque pour 7 jours, 4 semaines, 6 mois</th>
          </tr>
        </thead>
        <tbody>
          {usual.map(({ data, change }) => (
            <tr key={`${data} ${change}`}>
              <td>{amount(data)}</td>
              <td>{share(change)}</td>
              <td>{amount(backupDisk({ data, change: change / 100, ...kept }))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
