import { expect, it } from 'vitest'
import { splitMoney } from './money-format.ts'

it.each([
  ['HK$1,234.50', { sign: '', currency: 'HK$', whole: '1,234', cents: '.50' }],
  ['-HK$0.05', { sign: '-', currency: 'HK$', whole: '0', cents: '.05' }],
  ['¥500', { sign: '', currency: '¥', whole: '500', cents: '' }],
  ['12 kr', { sign: '', currency: '', whole: '12 kr', cents: '' }],
])('%s in parts', (text, parts) => {
  expect(splitMoney(text)).toEqual(parts)
})
