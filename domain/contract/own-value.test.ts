import { expect, it } from 'vitest'
import { ownValue } from './own-value.ts'

it.each([
  ['known', 1],
  ['unknown', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
  ['toString', undefined],
  [null, undefined],
  [undefined, undefined],
])('%s in a table is %s', (name, value) => {
  expect(ownValue({ known: 1 }, name)).toBe(value)
})
