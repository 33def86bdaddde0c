import { expect, test } from 'vitest'
import { readFacts } from './supplement-facts.ts'

const row = { name: 'Vitamin C', amount: '80 mg', dailyValue: '100 %' }
const facts = { serving: '1 tablet', rows: [row], note: 'Contains soya.' }

test.each([
  ['all there is', facts],
  ['no note', { serving: '1 tablet', rows: [row] }],
  ['a row without a daily value', { ...facts, rows: [row, { name: 'Rutin', amount: '5 mg' }] }],
])('facts with %s are read as they are', (_, value) => {
  expect(readFacts(JSON.stringify(value))).toEqual(value)
})

test.each([
  ['nothing', null],
  ['a text', 'facts'],
  ['a list', [facts]],
  ['no serving', { rows: [row] }],
  ['a serving that is a number', { ...facts, serving: 1 }],
  ['a note that is no text', { ...facts, note: 5 }],
  ['no rows', { serving: '1 tablet' }],
  ['an empty list of rows', { ...facts, rows: [] }],
  ['rows that are no list', { ...facts, rows: { length: 1, 0: row } }],
  ['a row that is a text', { ...facts, rows: ['Vitamin C'] }],
  ['a row that is null', { ...facts, rows: [null] }],
  ['a row without a name', { ...facts, rows: [{ amount: '80 mg' }] }],
  ['a row without an amount', { ...facts, rows: [{ name: 'Vitamin C' }] }],
  ['a daily value that is a number', { ...facts, rows: [{ ...row, dailyValue: 100 }] }],
  ['one bad row among good ones', { ...facts, rows: [row, { name: 5, amount: '80 mg' }] }],
])('a panel with %s is not shown', (_, value) => {
  expect(readFacts(JSON.stringify(value))).toBeUndefined()
})

test('a text that is no JSON is not shown', () => {
  expect([readFacts(''), readFacts('{')]).toEqual([undefined, undefined])
})
