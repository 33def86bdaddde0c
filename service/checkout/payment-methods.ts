import { languages, type Language } from './shipping-texts.ts'

export type Provider = 'worldpay' | 'ingenico' | 'citcon' | 'planet'
export type Vendor = 'wechatpay' | 'alipay'

interface Method { readonly code: string; readonly provider: Provider | null; readonly vendor: Vendor | null; readonly titles: readonly string[] }

/** Ways to pay. Code and provider as decisions.md A-59; titles in the order of `languages`. */
const methods: readonly Method[] = [
  { code: 'worldpay', provider: 'worldpay', vendor: null, titles: ['Credit or debit card', '信用卡或借记卡', '信用卡或扣賬卡', 'Kad kredit atau debit', 'Thẻ tín dụng hoặc ghi nợ', 'บัตรเครดิตหรือเดบิต'] },
  { code: 'ingenico', provider: 'ingenico', vendor: null, titles: ['UnionPay', '银联', '銀聯', 'UnionPay', 'UnionPay', 'UnionPay'] },
  { code: 'citcon_wechatpay', provider: 'citcon', vendor: 'wechatpay', titles: ['WeChat Pay', '微信支付', '微信支付', 'WeChat Pay', 'WeChat Pay', 'WeChat Pay'] },
  { code: 'citcon_alipay', provider: 'citcon', vendor: 'alipay', titles: ['Alipay', '支付宝', '支付寶', 'Alipay', 'Alipay', 'Alipay'] },
  { code: 'planet', provider: 'planet', vendor: null, titles: ['Planet Payment', 'Planet 支付', 'Planet 支付', 'Planet Payment', 'Planet Payment', 'Planet Payment'] },
]
const free: Method = { code: 'free', provider: null, vendor: null, titles: ['Nothing to pay', '无需付款', '無需付款', 'Tiada bayaran diperlukan', 'Không cần thanh toán', 'ไม่ต้องชำระเงิน'] }

/** The methods that can pay an amount: `free` alone when there is nothing to pay. */
export const paymentMethodsFor = (amountMinor: number): readonly Method[] => (amountMinor === 0 ? [free] : methods)

/** The methods as contract.md §2.2 sends them. */
export const paymentMethodsWire = (amountMinor: number, language: Language): { code: string; title: string }[] =>
  paymentMethodsFor(amountMinor).map(({ code, titles }) => ({ code, title: titles[languages.indexOf(language)] ?? code }))

/** Title of a code in a language; the code itself for one we no longer offer. */
export const paymentTitle = (code: string, language: Language): string => [...methods, free].find((method) => method.code === code)?.titles[languages.indexOf(language)] ?? code

/** A method by its code. `citcon` alone with a vendor names one of its two (contract.md §6.6). */
export const findPaymentMethod = (code: string, amountMinor: number, vendor?: string): Method | undefined =>
  paymentMethodsFor(amountMinor).find((method) => method.code === code || (code === 'citcon' && method.provider === 'citcon' && method.vendor === (vendor ?? 'wechatpay')))
