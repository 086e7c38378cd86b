/**
 * Every family of attacks, from the corpus of `attack/`: prints what was tried, what held and what did not, and fails
 * where anything did not. `--short` is what `npm test` runs; `--minutes N` bounds the whole, `--only a,b` chooses families by their names; nothing but the loopback is
 * talked to.
 */

import { parseArgs } from 'node:util'
import type { Family, FamilyOutcome } from './attack/family.ts'
import { attackInputs } from './attack/inputs.ts'
import { attackAssistants } from './attack/assistants.ts'
import { attackByComparisons } from './attack/comparisons.ts'
import { attackByImports } from './attack/imports.ts'
import { attackByKilling } from './attack/kills.ts'
import { attackByFields, attackBySlowness, attackByTraversal } from './attack/requests.ts'
import { attackIndexes, attackQueries } from './attack/searches.ts'
import { buildServedSite, serverNames, type ServedSite } from './attack/servers.ts'

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string' },
  },
})

const served = buildServedSite()
const families: readonly Family[] = [
  { name: 'hostile inputs', goal: 2000, short: 60, share: 6, run: attackInputs },
  ...serverNames.flatMap((name) => ofServer(name, served)),
  { name: 'mutated indexes', goal: 50_000, short: 300, share: 20, run: attackIndexes },
  { name: 'hostile queries', goal: 1_000_000, short: 5000, share: 20, run: attackQueries },
  { name: 'assistants', goal: 1000, short: 50, share: 3, run: attackAssistants },
  { name: 'comparisons', goal: 100, short: 4, share: 4, run: attackByComparisons },
  { name: 'imports', goal: 300, short: 8, share: 6, run: attackByImports },
  { name: 'kills', goal: 300, short: 4, share: 12, run: attackByKilling },
]

function ofServer(name: (typeof serverNames)[number], site: ServedSite): Family[] {
  const against =
    (attack: typeof attackByTraversal): Family['run'] =>
    async (bounds) => {
      const target = await site.start(name)
      if (!target) return { tried: 0, failures: [`${name} is not installed`] }
      try {
        return await attack(target, bounds)
      } finally {
        await target.stop()
      }
    }
  return [
    {
      name: `traversal, ${name}`,
      goal: 2000,
      short: 50,
      share: 1,
      run: against(attackByTraversal),
    },
    {
      name: `hostile fields, ${name}`,
      goal: 88,
      short: 18,
      // Apache waits for what some of them announce.
      share: 3,
      run: against(attackByFields),
    },
    {
      name: `slow clients, ${name}`,
      goal: 400,
      short: 20,
      share: 1,
      run: against(attackBySlowness),
    },
  ]
}

const chosen = families.filter(
  ({ name }) =>
    values.only === undefined || values.only.split(',').some((each) => name.includes(each)),
)
const endMs = performance.now() + Number(values.minutes) * 60_000
const rows: { name: string; goal: number; outcome: FamilyOutcome; seconds: number }[] = []
for (const [index, { name, goal, short, share, run }] of chosen.entries()) {
  const startMs = performance.now()
  // What one leaves of its time goes to those that follow.
  const left = chosen.slice(index).reduce((sum, family) => sum + family.share, 0)
  const untilMs = startMs + (Math.max(0, endMs - startMs) * share) / left
  const outcome = await run({ count: values.short ? short : goal, untilMs })
  rows.push({ name, goal, outcome, seconds: (performance.now() - startMs) / 1000 })
}
served.remove()

console.log('| family | goal | tried | held | failed | s |\n|---|---|---|---|---|---|')
for (const { name, goal, outcome, seconds } of rows) {
  const { tried, failures } = outcome
  const held = Math.max(0, tried - failures.length)
  console.log(
    `| ${name} | ${goal} | ${tried} | ${held} | ${failures.length} | ${seconds.toFixed(0)} |`,
  )
}
const failures = rows.flatMap(({ outcome }) => outcome.failures)
for (const failure of failures.slice(0, 50)) console.log(`failed: ${failure}`)
if (failures.length > 0 || rows.some(({ outcome }) => outcome.tried === 0)) process.exitCode = 1
