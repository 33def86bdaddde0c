import { paymentRefusals } from '#domain/payment/refusals.ts'
import { refuse } from '#service/http/fault.ts'
import { NoAnswer } from '#service/ports/no-answer.ts'
import {
  CaptureRefused,
  paymentProviders,
  type PaymentPort,
  type PaymentRequest,
  RefundRefused,
  type RefundRequest,
  type KnownPayment,
  type RefundState,
  type CaptureState,
  type Provider,
  type Report,
  type Started,
} from '#service/ports/payments.ts'
import { jsonFormat, refusals, type MessageFormat, type ProviderRequest } from './message-format.ts'
import { SIGNATURE_HEADER } from './signature.ts'
import { createSender, type Send, type SenderOptions } from './sender.ts'
import { log } from '#service/log/log.ts'

export interface GatewayOptions extends Omit<SenderOptions, 'format'> {
  readonly format?: MessageFormat
  /** Milliseconds per attempt. A browser waits for at most two (20 s). */
  readonly timeouts?: { readonly start: number; readonly other: number }
}

/** Provider whose key encrypts cards. */
const CARD_PROVIDER = 'worldpay'

/** Cards and UnionPay; wallets take the money with the payment. */
const CAPTURE_LATER: readonly Provider[] = ['worldpay', 'ingenico']

/** @throws Fault 502: nothing was started */
const unavailable = () => refuse(paymentRefusals.noAnswer)

async function start(
  send: Send,
  format: MessageFormat,
  request: PaymentRequest,
  timeout: number,
): Promise<Started> {
  try {
    return await send(request.provider, format.start(request), timeout, ({ isOk, json }) => {
      if (isOk) return format.readStarted(json, request)
      const code = format.readRefusal(json)
      if (code === refusals.unreadableCard) throw refuse(paymentRefusals.cardUnreadable)
      if (code === undefined) return undefined
      log.error(`The payment provider ${request.provider} refused a payment: ${code}`)
      throw unavailable()
    })
  } catch (error) {
    if (error instanceof NoAnswer && !error.wasSent) throw unavailable()
    throw error
  }
}

/** Status of a payment at the provider; undefined if it does not know the payment. */
async function ask(
  send: Send,
  format: MessageFormat,
  { provider, id: paymentId }: Pick<KnownPayment, 'provider' | 'id'>,
  timeout: number,
): Promise<(Report & { challengeUrl: string | null }) | undefined> {
  const { report } = await send(provider, format.lookup(paymentId), timeout, ({ isOk, json }) => {
    if (!isOk) return format.readRefusal(json) === refusals.unknownPayment ? { report: undefined } : undefined
    const read = format.readReport(json, paymentId)
    return read && { report: read }
  })
  return report
}

/** @throws RefundRefused */
const refund = (
  send: Send,
  format: MessageFormat,
  request: RefundRequest,
  timeout: number,
): Promise<RefundState> =>
  send(request.payment.provider, format.refund(request), timeout, ({ isOk, json }) => {
    if (isOk) return format.readRefund(json, request)
    const code = format.readRefusal(json)
    if (code !== undefined) throw new RefundRefused(code)
    return undefined
  })

/** Sends a request about an authorised payment and reads its state. @throws CaptureRefused */
const askState = (
  send: Send,
  format: MessageFormat,
  provider: Provider,
  message: ProviderRequest,
  timeout: number,
  readState: (answer: unknown) => CaptureState | undefined,
): Promise<CaptureState> =>
  send(provider, message, timeout, ({ isOk, json }) => {
    if (isOk) return readState(json)
    const code = format.readRefusal(json)
    if (code !== undefined) throw new CaptureRefused(code)
    return undefined
  })

/** Payment providers over HTTP. They differ only in address, key and message format. */
export function httpPayments({
  connect,
  clock,
  format = jsonFormat,
  timeouts = { start: 8_000, other: 2_500 },
}: GatewayOptions): PaymentPort {
  const send = createSender({ connect, clock, format })
  return {
    providers: paymentProviders,
    isHosted: false,
    capturesLater: CAPTURE_LATER,
    start: (request) => start(send, format, request, timeouts.start),
    publicKey: () =>
      send(CARD_PROVIDER, format.askCardKey, timeouts.other, ({ isOk, json }) =>
        isOk ? format.readCardKey(json) : undefined,
      ),
    async lookup(payment) {
      const report = await ask(send, format, payment, timeouts.other)
      if (!report) return undefined
      const { challengeUrl: _, ...rest } = report
      return rest
    },
    async challengeUrl(provider, paymentId) {
      return (await ask(send, format, { provider, id: paymentId }, timeouts.other))?.challengeUrl ?? undefined
    },
    refund: (request) => refund(send, format, request, timeouts.start),
    capture: (request) =>
      askState(send, format, request.payment.provider, format.capture(request), timeouts.start, (answer) =>
        format.readCapture(answer, request),
      ),
    release: (request) =>
      askState(send, format, request.payment.provider, format.release(request), timeouts.start, (answer) =>
        format.readRelease(answer, request),
      ),
    async withdraw({ provider, id }) {
      await send(provider, format.withdraw(id), timeouts.other, ({ isOk, json }) =>
        isOk || format.readRefusal(json) === refusals.unknownPayment ? true : undefined,
      )
    },
    async verify(provider, { headers, body }, now) {
      const { key } = await connect(provider)
      if (!format.isEventSigned(key, body, headers.get(SIGNATURE_HEADER) ?? undefined, now)) return undefined
      try {
        return format.readEvent(JSON.parse(body) as unknown)
      } catch {
        return undefined
      }
    },
  }
}
