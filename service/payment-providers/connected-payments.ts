import { paymentRefusals } from '#domain/payment/refusals.ts'
import { refuse } from '#service/http/fault.ts'
import { paymentProviders, type PaymentPort, type Provider } from '#service/ports/payments.ts'
import type { PaymentAdapter } from './adapter.ts'
import { defaultTimeouts, type Timeouts } from './ask.ts'
import { citcon } from './citcon.ts'
import type { ProviderSettings } from './settings.ts'
import { worldline } from './worldline.ts'
import { worldpay } from './worldpay.ts'

/** @throws Fault 400 */
const notHere = () => Promise.reject(refuse(paymentRefusals.methodUnavailable))

/** The payment providers that the settings name, each in its own format; the methods of others are not offered. */
export function connectedPayments(
  { worldpay: cards, worldline: unionPay, citcon: wallets }: ProviderSettings,
  timeouts: Timeouts = defaultTimeouts,
): PaymentPort {
  const adapters: Partial<Record<Provider, PaymentAdapter>> = {
    ...(cards && { worldpay: worldpay(cards, timeouts) }),
    ...(unionPay && { ingenico: worldline(unionPay, timeouts) }),
    ...(wallets && { citcon: citcon(wallets, timeouts) }),
  }
  return {
    providers: paymentProviders.filter((provider) => adapters[provider]),
    isHosted: true,
    capturesLater: paymentProviders.filter((provider) => adapters[provider]?.later),
    publicKey: notHere,
    challengeUrl: () => Promise.resolve(undefined),
    start: (request, now) => adapters[request.provider]?.start(request, now) ?? notHere(),
    lookup: (payment, now) => adapters[payment.provider]?.lookup(payment, now) ?? Promise.resolve(undefined),
    withdraw: (payment, now) => adapters[payment.provider]?.withdraw(payment, now) ?? Promise.resolve(),
    refund: (request, now) => adapters[request.payment.provider]?.refund(request, now) ?? notHere(),
    capture: (request, now) => adapters[request.payment.provider]?.later?.capture(request, now) ?? notHere(),
    release: (request, now) => adapters[request.payment.provider]?.later?.release(request, now) ?? notHere(),
    verify: (provider, message, now) =>
      adapters[provider]?.verify(message, now) ?? Promise.resolve(undefined),
  }
}
