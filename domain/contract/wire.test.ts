import { expect, it } from 'vitest'
import { flag, id, numeric } from './wire.ts'

it.each([true, 1, '1', 'true'])('the flag %j is set', (value) => {
  expect(flag.parse(value)).toBe(true)
})
it.each([false, 0, 2, '0', '2', '', 'false', 'TRUE'])('the flag %j is not set', (value) => {
  expect(flag.parse(value)).toBe(false)
})
it.each([null, undefined, {}, []])('%j is no flag', (value) => {
  expect(flag.safeParse(value).success).toBe(false)
})

it.each([
  ['-12.50', -12.5],
  ['0', 0],
  [3, 3],
])('the number %j is %d', (value, number) => {
  expect(numeric.parse(value)).toBe(number)
})
it.each(['', '1e3', 'x1', '1x', '1.', '.5', ' 1', null])('%j is no number', (value) => {
  expect(numeric.safeParse(value).success).toBe(false)
})

it.each([7, '7', '123456789012345'])('%j is an id', (value) => {
  expect(id.parse(value)).toBe(Number(value))
})
it.each(['', '-7', '7.5', 7.5, 'x7', '7x', '1234567890123456', null])('%j is no id', (value) => {
  expect(id.safeParse(value).success).toBe(false)
})
