import { expect, test } from 'vitest'
import { z } from 'zod'
import { propsChecker } from './checkProps.ts'

const check = propsChecker({
  ram: { type: 'number', minimum: 1 },
  label: { type: 'string', default: 'Mémoire' },
  mode: { enum: ['dynamic', 'static'], default: 'dynamic' },
  open: { type: 'boolean', optional: true },
})

test('values come as they are, and what has a default need not be given', () => {
  expect(check({ ram: 8, mode: 'static' }, false)).toEqual({
    props: { ram: 8, label: 'Mémoire', mode: 'static' },
  })
})

test('text of a directive is read as what is wanted: a number, true or false; text stays text', () => {
  expect(check({ ram: '8', label: '12', open: 'true' }, true)).toEqual({
    props: { ram: 8, label: '12', mode: 'dynamic', open: true },
  })
  expect(check({ ram: '8' }, false)).toEqual({
    faults: ['“ram”: Invalid input: expected number, received string'],
  })
})

test.each([
  [{}, '“ram”: Invalid input: expected number, received undefined'],
  [{ ram: 0 }, '“ram”: Too small: expected number to be >=1'],
  [{ ram: 8, mode: 'x' }, '“mode”: Invalid option: expected one of "dynamic"|"static"'],
  [{ ram: 8, rom: 1 }, 'Unrecognized key: "rom"'],
  [
    { ram: 8, dangerouslySetInnerHTML: { __html: '<b>' } },
    'Unrecognized key: "dangerouslySetInnerHTML"',
  ],
])('%j is a fault', (values, fault) => {
  expect(check(values, false)).toEqual({ faults: [fault] })
})

test('a component that exports no props takes none', () => {
  expect(propsChecker(undefined)({}, false)).toEqual({ props: {} })
  expect(propsChecker(undefined)({ a: 1 }, false)).toEqual({ faults: ['Unrecognized key: "a"'] })
})

test('a schema of a library is used as it is', () => {
  const own = propsChecker(z.object({ port: z.coerce.number().max(65_535) }))
  expect(own({ port: '443' }, true)).toEqual({ props: { port: 443 } })
  expect(own({ port: 1e6 }, false)).toEqual({
    faults: ['“port”: Too big: expected number to be <=65535'],
  })
})

test.each([[12], ['text'], [['a']], [null]])('%j is no schema', (exported) => {
  if (exported === null) expect(propsChecker(exported)({}, false)).toEqual({ props: {} })
  else expect(() => propsChecker(exported)).toThrow('its “props” is no schema')
})
