import { service, unit, type Fault } from '../fault.ts'

const overHttp = service('service/payment-gateway/http-payments.test.ts')
const provider = service('service/sandbox-payment/provider.test.ts')
const real = (name: string) => service('service/payment-providers/real-payments.test.ts', name)

/** Talking to the payment providers: what is sent, signed, repeated and believed. */
export const gateway: readonly Fault[] = [
  [
    'an unanswered payment is not asked about a second time',
    'service/payment-gateway/sender.ts',
    'const TRIES = 2',
    'const TRIES = 1',
    overHttp,
  ],
  [
    'a provider is asked inside a transaction',
    'service/payment-gateway/sender.ts',
    "refuseInTransaction('ask the provider before or after it.')",
    '',
    overHttp,
  ],
  [
    'a payment that may have been taken counts as not sent',
    'service/payment-gateway/sender.ts',
    'wasSent ||= error.wasSent',
    'wasSent = false',
    overHttp,
  ],
  [
    'an answer about another payment is believed',
    'service/payment-gateway/message-format.ts',
    'data?.payment_id === paymentId ? data : undefined',
    'data',
    overHttp,
  ],
  [
    'a payment started with another amount is believed',
    'service/payment-gateway/message-format.ts',
    'if (payment?.amount !== amountMinor) return undefined',
    'if (!payment) return undefined',
    overHttp,
  ],
  [
    'a provider may send the browser to a script',
    'service/payment-gateway/message-format.ts',
    'z.regex(/^(https?:\\/\\/|\\/(?!\\/))\\S*$/)',
    'z.regex(/^\\S*$/)',
    overHttp,
  ],
  [
    'a signature is good for any path',
    'service/payment-gateway/signature.ts',
    '`${method} ${path}\\n${body}`',
    '`${method}\\n${body}`',
    overHttp,
  ],
  [
    'a redirection of a signed request is followed',
    'service/payment-gateway/exchange.ts',
    "redirect: 'manual'",
    "redirect: 'follow'",
    overHttp,
  ],
  [
    'an endless answer is read to its end',
    'service/payment-gateway/exchange.ts',
    'if (bytes > MAX_BYTES)',
    'if (bytes < 0)',
    overHttp,
  ],
  [
    'a refused payment is started anew',
    'service/payment-gateway/http-payments.ts',
    'if (code === undefined) return undefined',
    'if (code !== refusals.unreadableCard) return undefined',
    overHttp,
  ],
  [
    'a silent provider is taken for one that does not know the payment',
    'service/payment-gateway/http-payments.ts',
    'if (!isOk) return format.readRefusal(json) === refusals.unknownPayment ? { report: undefined } : undefined',
    'if (!isOk) return { report: undefined }',
    overHttp,
  ],
  [
    'the played provider takes unsigned requests',
    'service/sandbox-payment/api.ts',
    'if (!isSignedText(key, text, c.req.header(SIGNATURE_HEADER), await clock()))',
    'if (text === undefined)',
    provider,
  ],
  [
    'a refund takes back more than is left of a payment',
    'domain/payment/refund-parts.ts',
    'Math.min(left, paidMinor - refundedMinor)',
    'Math.min(left, paidMinor)',
    unit('domain/payment/refund-parts.test.ts'),
  ],
  [
    'a Worldpay event needs no signature',
    'service/payment-providers/worldpay.ts',
    "if (!isSigned(settings.eventSecret, body, headers.get('Event-Signature')))",
    'if (body === undefined)',
    real('changes nothing for a forged notification'),
  ],
  [
    'a Worldline webhook needs no signature',
    'service/payment-providers/worldline.ts',
    'if (!isOurs)',
    'if (body === undefined)',
    real('changes nothing for a forged notification'),
  ],
  [
    'a refund that Citcon has made counts as refused',
    'service/payment-providers/citcon.ts',
    "if (!isOk && codeIn(json) === DUPLICATE) return 'done'",
    '',
    real('makes a refund once whose answer was lost'),
  ],
  [
    'a refund whose answer was lost is asked for again at Worldpay',
    'service/payment-providers/worldpay.ts',
    "if (events.some(({ reference }) => reference === refundId)) return 'done'",
    '',
    real('makes a refund once whose answer was lost'),
  ],
  [
    'a refund that failed asks nobody to make it',
    'service/payment/make-refunds.ts',
    'if (error instanceof RefundRefused) return giveUp(db, refund, error.message, now)',
    "if (error instanceof RefundRefused) return void (await endRefund(db, refund, 'failed', error.message, now))",
    real('asks the support for a refund'),
  ],
  [
    'forged notifications make the shop ask without end',
    'service/payment/ask-about.ts',
    '(await attempt(db, questionLimits.payment, id, now)).allowed &&',
    '',
    service('service/payment/ask-about.test.ts', 'however many notifications are forged'),
  ],
  [
    'a notification for which there is no room is forgotten',
    'service/payment/ask-about.ts',
    "await leave() return 'later'",
    "return 'later'",
    service('service/payment/ask-about.test.ts', 'asks later'),
  ],
]
