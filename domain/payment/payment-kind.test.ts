import { describe, expect, it } from 'vitest'
import { marksOfTypes, paymentKind } from './payment-kind.ts'

it.each([
  ['worldpay', 'card'],
  ['worldpay_hosted', 'card'],
  ['ingenico', 'unionpay'],
  ['citcon_wechatpay', 'wechatpay'],
  ['citcon_alipay', 'alipay'],
  ['planet', 'planet'],
  ['banktransfer', 'other'],
])('%s is paid by %s', (code, kind) => {
  expect(paymentKind(code)).toBe(kind)
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
