import { service, type Fault } from '../fault.ts'

const overHttp = service('service/payment-gateway/http-payments.test.ts')
const provider = service('service/sandbox-payment/provider.test.ts')

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
]
