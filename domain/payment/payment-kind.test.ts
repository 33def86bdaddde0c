import { describe, expect, it } from 'vitest'
import { marksOf, marksOfTypes, paymentKind, schemesOf } from './payment-kind.ts'

it.each([
  ['worldpay', 'card'],
  ['worldpay_hosted', 'card'],
  ['ingenico', 'unionpay'],
  ['citcon_wechatpay', 'wechatpay'],
  ['citcon_alipay', 'alipay'],
  ['planet', 'planet'],
  ['planet_hosted', 'planet'],
  ['ingenico_hosted', 'unionpay'],
  ['banktransfer', 'other'],
])('%s is paid by %s', (code, kind) => {
  expect(paymentKind(code)).toBe(kind)
})

it('a method stands with the logos of its schemes, or with its own', () => {
  expect(['worldpay', 'ingenico', 'citcon_alipay', 'banktransfer'].map(marksOf)).toEqual([
    ['visa', 'mastercard', 'amex', 'jcb'],
    ['unionpay'],
    ['alipay'],
    ['bank'],
  ])
})

it('logos of card schemes are named; a logo that repeats its method is not', () => {
  expect(schemesOf(['visa', 'amex', 'wechat', 'constructor'])).toEqual(['Visa', 'American Express'])
})

describe('the marks of card types', () => {
  it.each([
    [
      ['VISA-SSL', 'ECMC-SSL'],
      ['visa', 'mastercard'],
    ],
    [
      ['JCB-SSL', 'CHINAUNIONPAY-SSL', 'AMEX-SSL'],
      ['jcb', 'amex'],
    ],
    [['DINERS-SSL', 'VISA-SSL'], ['visa']],
    [['CHINAUNIONPAY-SSL'], undefined],
    [['constructor-SSL'], undefined],
    [[], undefined],
  ])('%j: %j', (types, marks) => {
    expect(marksOfTypes(types)).toEqual(marks)
  })
})
