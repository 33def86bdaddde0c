import { languageCodes } from '#service/languages/six-languages.ts'
import type { LanguageCode } from '#domain/store/languages.ts'

import type { PaymentPort, Provider, Vendor } from '#service/ports/payments.ts'

interface Method {
  readonly code: string
  readonly provider: Provider | null
  readonly vendor: Vendor | null
  readonly titles: readonly string[]
}

/** Payment methods. Codes and providers as in A-59; titles in the order of `languageCodes`. */
const methods: readonly Method[] = [
  {
    code: 'worldpay',
    provider: 'worldpay',
    vendor: null,
    titles: [
      'Credit or debit card',
      '信用卡或借记卡',
      '信用卡或扣賬卡',
      'Kad kredit atau debit',
      'Thẻ tín dụng hoặc ghi nợ',
      'บัตรเครดิตหรือเดบิต',
    ],
  },
  {
    code: 'ingenico',
    provider: 'ingenico',
    vendor: null,
    titles: ['UnionPay', '银联', '銀聯', 'UnionPay', 'UnionPay', 'UnionPay'],
  },
  {
    code: 'citcon_wechatpay',
    provider: 'citcon',
    vendor: 'wechatpay',
    titles: ['WeChat Pay', '微信支付', '微信支付', 'WeChat Pay', 'WeChat Pay', 'WeChat Pay'],
  },
  {
    code: 'citcon_alipay',
    provider: 'citcon',
    vendor: 'alipay',
    titles: ['Alipay', '支付宝', '支付寶', 'Alipay', 'Alipay', 'Alipay'],
  },
  {
    code: 'planet',
    provider: 'planet',
    vendor: null,
    titles: [
      'Planet Payment',
      'Planet 支付',
      'Planet 支付',
      'Planet Payment',
      'Planet Payment',
      'Planet Payment',
    ],
  },
]
/**
 * UnionPay through Citcon (C-6.6 `upop`): can be started but is not offered, because the card provider already accepts
 * UnionPay.
 */
const citconUnionPay: Method = {
  code: 'citcon_upop',
  provider: 'citcon',
  vendor: 'upop',
  titles: ['UnionPay', '银联', '銀聯', 'UnionPay', 'UnionPay', 'UnionPay'],
}
const free: Method = {
  code: 'free',
  provider: null,
  vendor: null,
  titles: [
    'Nothing to pay',
    '无需付款',
    '無需付款',
    'Tiada bayaran diperlukan',
    'Không cần thanh toán',
    'ไม่ต้องชำระเงิน',
  ],
}

/** Credit terms (Magento's purchase order): nothing is charged at checkout. */
const onAccount: Method = {
  code: 'purchaseorder',
  provider: null,
  vendor: null,
  titles: [
    'Pay later on credit',
    '账期付款',
    '先收貨後付款',
    'Bayar kemudian secara kredit',
    'Thanh toán sau',
    'ชำระภายหลังด้วยเครดิต',
  ],
}

/** What is to be paid, and with whom it can be. */
interface Due {
  /** Minor units of HKD. */
  readonly amountMinor: number
  /** Days of credit; 0: it is paid at once. */
  readonly creditDays?: number
  /** The connected providers (`ports.payments`). */
  readonly providers: readonly Provider[]
  /** Whether their pages take what pays (`ports.payments.isHosted`). @default false */
  readonly isHosted?: boolean
}

/** What the connected providers offer. */
export const offeredBy = ({
  providers,
  isHosted,
}: Pick<PaymentPort, 'providers' | 'isHosted'>): Pick<Due, 'providers' | 'isHosted'> => ({
  providers,
  isHosted,
})

/**
 * Payment methods for an amount: only `free` when there is nothing to pay, only `purchaseorder` for a cart with a
 * credit period. An order on credit is paid later with any of the usual ones, so without a provider there is none.
 */
function paymentMethodsFor({ amountMinor, creditDays = 0, providers }: Due): readonly Method[] {
  if (amountMinor === 0) return [free]
  const payable = methods.filter(({ provider }) => provider && providers.includes(provider))
  return creditDays > 0 && payable.length > 0 ? [onAccount] : payable
}

/** Formats payment methods (C-2.8), and says which are paid on a provider's page alone (addition). */
export const paymentMethodsWire = (
  due: Due,
  language: LanguageCode,
): { code: string; title: string; is_hosted?: true }[] =>
  paymentMethodsFor(due).map(({ code, titles, provider }) => ({
    code,
    title: titles[languageCodes.indexOf(language)] ?? code,
    ...(provider && due.isHosted ? { is_hosted: true as const } : {}),
  }))

/** Adds what can be started although it is not offered. */
const startable = (due: Due): readonly Method[] => {
  const offered = paymentMethodsFor(due)
  return offered.some(({ provider }) => provider === citconUnionPay.provider)
    ? [...offered, citconUnionPay]
    : offered
}

/** Finds a method by code. `citcon` with a vendor stands for one of its three (C-6.6). */
export const findPaymentMethod = (code: string, due: Due, vendor?: string): Method | undefined =>
  startable(due).find(
    (method) =>
      method.code === code ||
      (code === 'citcon' && method.provider === 'citcon' && method.vendor === (vendor ?? 'wechatpay')),
  )
