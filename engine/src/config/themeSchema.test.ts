import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { computeContrast } from './contrast.ts'
import { checkConfig } from './checkConfig.ts'
import { themeColors } from './themeSchema.ts'

const told = (theme: unknown): string[] =>
  checkConfig(
    { title: 'Docs', url: 'https://docs.exemple.example', theme },
    'lucarne.config.ts',
  ).problems.map(({ message, hint }) => [message, hint].filter(Boolean).join(' → '))

test('contrasts are those of WCAG', () => {
  expect(computeContrast('#000', '#ffffff')).toBe(21)
  expect(computeContrast('#777777', '#fff')).toBeCloseTo(4.48, 2)
})

test('the colours that a theme may change are those of the style sheet', () => {
  const css = readFileSync(new URL('../theme/styles/tokens.css', import.meta.url), 'utf8')
  for (const [name, [light, dark]] of Object.entries(themeColors))
    expect(css.replaceAll('#fff,', '#ffffff,')).toContain(
      `--${name}: light-dark(${light}, ${dark});`,
    )
})

test('our own colours are read on our own grounds', () => {
  const { link, accent } = themeColors
  expect(told({ light: { link: link[0] }, dark: { accent: accent[1] } })).toEqual([])
})

test('a colour that is not read is refused, with the nearest one that is', () => {
  const [problem = '', ...others] = told({ light: { accent: '#f0b64f' } })
  expect(others).toEqual([])
  expect(problem).toMatch(
    /^theme\.light\.accent: `accent` \(#f0b64f\) has a contrast of 1\.6\d on `surface` \(#f2f1ec\); WCAG AA asks for 4\.5 → The nearest `accent` that passes is (#[\da-f]{6})\.$/,
  )
  const near = /passes is (#[\da-f]{6})/.exec(problem)?.[1]
  expect(told({ light: { accent: near } })).toEqual([])
})

test('a ground under our own text is judged too', () => {
  expect(told({ dark: { page: '#888888' } }).join('\n')).toContain('theme.dark.page: `text`')
})

test('a value that would end its rule is refused', () => {
  expect(told({ fonts: { text: 'a;}</style>' } })).toHaveLength(1)
  expect(told({ radius: '4px;color:red' })).toHaveLength(1)
})
