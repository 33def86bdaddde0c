import type { QuoteAddress } from '#domain/cart/schema.ts'
import { defaultLanguage, languageOf } from '#domain/store/languages.ts'
import { paths } from '#domain/store/paths.ts'
import type { RequestContext } from '#service/http/context.ts'
import type { PaymentRow } from '#service/orders/payment-store.ts'
import type { OrderRow } from '#service/orders/store.ts'
import type { PaymentAddress, PaymentRequest, Provider } from '#service/ports/payments.ts'
import { eventPath } from './events.ts'
import { buyerEmail } from './store.ts'

const returnPaths: Readonly<Record<Provider, (orderId: number, paymentId: string) => string>> = {
  worldpay: (orderId) => paths.processWorldpay(orderId),
  ingenico: (orderId) => paths.processIngenico(orderId),
  citcon: (orderId) => paths.processPayment(orderId),
  planet: (orderId, paymentId) => paths.planetReturn(orderId, paymentId),
}

const addressOf = (address: QuoteAddress | null): PaymentAddress | null =>
  address && {
    firstName: address.firstname ?? '',
    lastName: address.lastname ?? '',
    street: (address.street ?? []).filter(Boolean),
    city: address.city ?? '',
    postcode: address.postcode ?? '',
    countryId: address.country_id ?? 'HK',
  }

/** What a provider is told of a payment that it is to start. */
export async function requestFor(
  { db, ports, origin, requestHeaders, settings }: RequestContext,
  { id, provider, vendor, amount_minor: amountMinor }: PaymentRow,
  order: OrderRow,
  encryptedCard: string | undefined,
): Promise<PaymentRequest> {
  return {
    paymentId: id,
    provider,
    vendor,
    amountMinor,
    orderNumber: order.increment_id,
    email: ports.payments.isHosted ? await buyerEmail(db, order.customer_id) : null,
    language: (languageOf(order.language) ?? defaultLanguage).code,
    billing: addressOf(order.billing_address ?? order.shipping_address),
    shipping: addressOf(order.shipping_address),
    expiresAt: order.pay_before,
    isPhone: /Mobi|Android/.test(requestHeaders.get('User-Agent') ?? ''),
    returnUrl: new URL(returnPaths[provider](order.id, id), origin).href,
    eventUrl: new URL(eventPath(provider), origin).href,
    capture: ports.payments.capturesLater.includes(provider) ? settings.paymentCapture : 'at-once',
    encryptedCard,
  }
}
