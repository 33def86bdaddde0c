/** The ways a payment is started; several method codes of the service lead to one. */
export type PaymentKind = 'card' | 'unionpay' | 'wechatpay' | 'alipay' | 'planet' | 'other'

/** @param code a method of listOrderPaymentMethods (decisions.md A-59: worldpay is the cards, ingenico UnionPay). */
export function paymentKind(code: string): PaymentKind {
  if (code.startsWith('worldpay')) return 'card'
  if (code.startsWith('ingenico')) return 'unionpay'
  if (/wechat/.test(code)) return 'wechatpay'
  if (/alipay/.test(code)) return 'alipay'
  return code.startsWith('planet') ? 'planet' : 'other'
}

/** The screen that waits for the result of a payment. */
export const processPath = (kind: PaymentKind, orderId: number): string =>
  kind === 'card' ? `/process_worldpay/${orderId}` : kind === 'unionpay' ? `/process_ingenico/${orderId}` : `/process_payment?order=${orderId}`
