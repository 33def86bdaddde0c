import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardFaults, groupCardNumber, groupExpiry, isCardExpiry, isCardNumber } from './card.ts'

const good = { number: '4111 1111 1111 1111', name: 'CHAN MEI YI', expiry: '11/26', cvc: '123' }

describe('a card', () => {
  it.each([
    ['4111 1111 1111 1111', true],
    ['4000-0000-0000-0002', true],
    ['4000 0000 0000 3220', true],
    ['4111 1111 1111 1112', false],
    ['4111', false],
    ['', false],
    ['4111 1111 1111 111a', false],
    ['a4111 1111 1111 1111', false],
    // check digits right, but fewer than 12 and more than 19 digits
    ['4111 1111 112', false],
    ['4111 1111 1111 1111 1115', false],
    // the numbers for tests that the schemes publish
    ['4012 8888 8888 1881', true],
    ['4222 2222 2222 2', true],
    ['5555 5555 5555 4444', true],
    ['3782 822463 10005', true],
    ['6011 0009 9013 9424', true],
    ['3530 1113 3330 0000', true],
  ])('number %s: %s', (number, is) => {
    expect(isCardNumber(number)).toBe(is)
  })
  it('loses its validity with any single wrong digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [...'4111111111111111']
        digits[place] = String((Number(digits[place]) + by) % 10)
        return !isCardNumber(digits.join(''))
      }),
    )
  })
  it.each([
    ['11/26', true],
    ['10/26', false],
    ['12/26', true],
    ['1226', true],
    ['13/27', false],
    ['00/27', false],
    ['11/46', true],
    ['11/47', false],
    ['1/27', false],
    [' 11 / 26 ', true],
    ['111/26', false],
    ['11/267', false],
    ['11x26', false],
  ])('expiry %s on 2026-11-30: %s', (expiry, is) => {
    expect(isCardExpiry(expiry, '2026-11-30')).toBe(is)
  })
  it.each([
    [{}, {}],
    [
      { number: '', name: ' ', expiry: '', cvc: '' },
      { number: 'required', name: 'required', expiry: 'required', cvc: 'required' },
    ],
    [{ number: '4111' }, { number: 'number' }],
    [{ expiry: '10/26' }, { expiry: 'expiry' }],
    [{ cvc: '12' }, { cvc: 'cvc' }],
    [{ cvc: '12345' }, { cvc: 'cvc' }],
    [{ cvc: 'a123' }, { cvc: 'cvc' }],
    [{ cvc: '123a' }, { cvc: 'cvc' }],
    [{ cvc: ' 1234 ' }, {}],
    [
      { number: ' ', expiry: ' ', cvc: ' ' },
      { number: 'required', expiry: 'required', cvc: 'required' },
    ],
  ])('with %j has the faults %j (R-328, R-329)', (change, faults) => {
    expect(cardFaults({ ...good, ...change }, '2026-11-21')).toEqual(faults)
  })
  it('is grouped while it is typed', () => {
    expect(groupCardNumber('41111111111')).toBe('4111 1111 111')
    expect(['1', '12', '122', '12/28'].map(groupExpiry)).toEqual(['1', '12', '12/2', '12/28'])
  })
  it('takes no more characters than a card has', () => {
    expect(groupCardNumber('4-1'.repeat(20))).toBe('4141 4141 4141 4141 414')
    expect(groupExpiry('12/2829')).toBe('12/28')
  })
})
