import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  atLeast,
  atMost,
  firstFault,
  isCreditCard,
  isCurrency,
  isDecimal,
  isDomain,
  isInteger,
  isNewAmong,
  isNumber,
  type ValueRule,
} from './rules.ts'

const cases: readonly [string, ValueRule, readonly string[], readonly string[]][] = [
  ['number', isNumber, ['0', '-3', '1,234.5', ' 7 ', ''], ['abc', '1.2.3', '1,23', '12,34,567', '--1']],
  ['integer', isInteger, ['15', '-2', ''], ['1.5', 'x', '1,000']],
  ['decimal', isDecimal, ['1.5', '3', ''], ['x', '1.', '.5', '1,5']],
  ['currency', isCurrency, ['HK$1,234.50', '12', '12.5', ''], ['x', '12.345', 'US$3', '-1']],
  [
    'domain',
    isDomain,
    ['jadeleaf.example', 'a-b.co', 'xn--fiqs8s.xn--55qx5d', ''],
    ['not a domain', 'localhost', '-a.com', 'a..com', 'http://a.com'],
  ],
  ['creditCard', isCreditCard, ['4111 1111 1111 1111', ' ', ''], ['4111111111111112', '1234']],
  ['min', atLeast(1), ['1', ' ', '1,000', 'abc', ''], ['0', '-3', '0.99']],
  ['max', atMost(99), ['99', ' ', 'abc', ''], ['100', '1,000', '99.01']],
  ['exists', isNewAmong(['Home', 'office ']), ['Shop', ''], ['home', 'OFFICE', ' Home ']],
]

describe.each(cases)(
  'the rule of a %s (R-322, R-323, R-324, R-325, R-326, R-327, R-330, R-331, R-332)',
  (fault, rule, good, bad) => {
    it.each(good)('takes "%s"', (text) => {
      expect(rule(text)).toBeUndefined()
    })
    it.each(bad)('refuses "%s"', (text) => {
      expect(rule(text)).toBe(fault)
    })
  },
)
it('takes every number that is written down', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      (value) =>
        isNumber(String(value)) === undefined &&
        isInteger(String(value)) === undefined &&
        isDecimal(String(value)) === undefined,
    ),
  )
})
it('of several faults the first is told', () => {
  expect([
    firstFault('x', isNumber, atLeast(1)),
    firstFault('0', isNumber, atLeast(1)),
    firstFault('5', isNumber, atLeast(1), atMost(9)),
  ]).toEqual(['number', 'min', undefined])
})
