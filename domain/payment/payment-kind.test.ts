import { describe, expect, it } from 'vitest'
import { marksOfTypes } from './payment-kind.ts'

describe('the marks of card types', () => {
  it.each([
    [['VISA-SSL', 'ECMC-SSL'], ['visa', 'mastercard']],
    [['JCB-SSL', 'CHINAUNIONPAY-SSL', 'AMEX-SSL'], ['jcb', 'unionpay', 'amex']],
    [['DINERS-SSL', 'VISA-SSL'], ['visa']],
    [['constructor-SSL'], undefined], [[], undefined],
  ])('%j: %j', (types, marks) => {
    expect(marksOfTypes(types)).toEqual(marks)
  })
})
