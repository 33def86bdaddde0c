import {
  getWorldpayChallenge,
  getWorldpayKey,
  setCitconPayment,
  setOrderPayment,
  startIngenicoPayment,
  startWorldpayPayment,
} from '#domain/payment/api.ts'
import type { Card } from '#domain/payment/card.ts'
import { UNIONPAY_PRODUCT } from '#domain/payment/schema.ts'
import { call } from '#features/kit/call.ts'
import { encryptCard } from './encrypt-card.ts'
import { leaveFor, leaveWithForm } from './leave.ts'
import { paymentKind } from '#domain/payment/payment-kind.ts'

const handled = { handled: true }

/**
 * What came of starting a payment: nothing to wait for here (`left`), a result to look up, a refusal by the bank, or a
 * provider's page that this shop sends no form to.
 */
export type Started =
  | { kind: 'left' }
  | { kind: 'look' }
  | { kind: 'unknownHost' }
  | { kind: 'declined'; message: string | undefined }

async function payByCard(orderId: number, card: Card | null): Promise<Started> {
  const encryptedData = card
    ? await encryptCard(card, await call(getWorldpayKey, undefined, handled))
    : undefined
  const answer = await call(
    startWorldpayPayment,
    { body: { orderId, paymentDetails: { cc_type: 'ALL', encryptedData } } },
    handled,
  )
  if (answer.status === 'failed' || answer.status === 'cancelled')
    return { kind: 'declined', message: answer.message ?? undefined }
  if (answer.need_3ds) {
    const challenge = await call(getWorldpayChallenge, { params: { orderId } }, handled)
    leaveFor(challenge.acs_url)
    return { kind: 'left' }
  }
  if (answer.redirect_url) {
    leaveFor(answer.redirect_url)
    return { kind: 'left' }
  }
  return { kind: 'look' }
}

async function payByUnionPay(orderId: number): Promise<Started> {
  const { redirect_url: url, redirect_data: data } = await call(
    startIngenicoPayment,
    { body: { orderId, paymentProductId: UNIONPAY_PRODUCT } },
    handled,
  )
  // The fields are part of the payment: `redirect_url` alone would lose them.
  if (data?.method === 'POST')
    return { kind: (await leaveWithForm(data.url, data.fields)) ? 'left' : 'unknownHost' }
  if (data) leaveFor(data.url, data.fields)
  else if (url) leaveFor(url)
  else return { kind: 'look' }
  return { kind: 'left' }
}

/**
 * Starts paying an order with a method (C-6.6). Another method than the order's is set first.
 * @param card for a card that is typed here; null for other methods, and where the provider's page asks for it
 * @throws ServiceFault
 */
export async function startPayment(
  orderId: number,
  code: string,
  current: string | undefined,
  card: Card | null,
): Promise<Started> {
  const kind = paymentKind(code)
  if (kind === 'planet' || kind === 'other') {
    // Planet's start has no call of its own: setting the method answers where to go.
    const answer = await call(
      setOrderPayment,
      { params: { id: orderId }, body: { paymentMethod: { method: code } } },
      handled,
    )
    if (typeof answer.redirect_url !== 'string') return { kind: 'look' }
    leaveFor(answer.redirect_url)
    return { kind: 'left' }
  }
  if (kind === 'wechatpay' || kind === 'alipay') {
    const { url } = await call(
      setCitconPayment,
      {
        params: { id: orderId },
        body: { paymentMethod: { method: 'citcon', additional_data: { vendor: kind } } },
      },
      handled,
    )
    leaveFor(url)
    return { kind: 'left' }
  }
  if (current !== code)
    await call(
      setOrderPayment,
      { params: { id: orderId }, body: { paymentMethod: { method: code } } },
      handled,
    )
  return kind === 'card' ? payByCard(orderId, card) : payByUnionPay(orderId)
}
