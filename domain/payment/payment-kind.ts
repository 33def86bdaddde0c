/** Ways to start a payment; several method codes of the service map to one. */
export type PaymentKind = 'card' | 'unionpay' | 'wechatpay' | 'alipay' | 'planet' | 'other'

/** @param code a method of listOrderPaymentMethods (A-59: worldpay is the cards, ingenico UnionPay). */
export function paymentKind(code: string): PaymentKind {
  if (code.startsWith('worldpay')) return 'card'
  if (code.startsWith('ingenico')) return 'unionpay'
  if (/wechat/.test(code)) return 'wechatpay'
  if (/alipay/.test(code)) return 'alipay'
  return code.startsWith('planet') ? 'planet' : 'other'
}

const marks = {
  card: ['visa', 'mastercard', 'amex', 'jcb'],
  unionpay: ['unionpay'],
  wechatpay: ['wechat'],
  alipay: ['alipay'],
  planet: ['card'],
  other: ['bank'],
} as const satisfies Record<PaymentKind, readonly string[]>

const cardMarks = {
  VISA: 'visa',
  ECMC: 'mastercard',
  AMEX: 'amex',
  JCB: 'jcb',
} as const

/**
 * Logos of the card types accepted by the provider, `VISA-SSL` and the like (C-6.6); undefined if none is known.
 * UnionPay is a method of its own and stands there.
 */
export function marksOfTypes(types: readonly string[]) {
  const known = types.flatMap((type) => {
    const name = type.replace(/-SSL$/, '')
    return Object.hasOwn(cardMarks, name) ? [cardMarks[name as keyof typeof cardMarks]] : []
  })
  return known.length > 0 ? known : undefined
}

const schemeNames = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', jcb: 'JCB' } as const

/** Names of the card schemes whose logos stand beside a method; empty where a logo only repeats the method's name. */
export const schemesOf = (logos: readonly string[]): string[] =>
  logos.flatMap((logo) =>
    Object.hasOwn(schemeNames, logo) ? [schemeNames[logo as keyof typeof schemeNames]] : [],
  )

/** Logos shown beside a payment method: the card schemes it accepts, or its own. */
export const marksOf = (code: string) => [...marks[paymentKind(code)]]
