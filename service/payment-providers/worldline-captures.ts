import * as z from 'zod/mini'
import { NoAnswer } from '#service/ports/no-answer.ts'
import {
  CaptureRefused,
  type CaptureRequest,
  type CaptureState,
  type KnownPayment,
  type ReleaseRequest,
} from '#service/ports/payments.ts'
import { ask } from './ask.ts'
import { codeIn, lookup, PaymentAnswer, PROVIDER, type WorldlineAccess } from './worldline-access.ts'

const CaptureAnswer = z.object({
  status: z.string(),
  captureOutput: z.nullish(
    z.object({ operationReferences: z.nullish(z.object({ merchantReference: z.nullish(z.string()) })) }),
  ),
})
const Captures = z.object({ captures: z.nullish(z.array(CaptureAnswer)) })
const Cancelled = z.object({ payment: z.pick(PaymentAnswer, { status: true }) })

const captureStatuses: Readonly<Record<string, CaptureState>> = {
  CREATED: 'sent',
  PENDING_CAPTURE: 'sent',
  CAPTURE_REQUESTED: 'sent',
  CAPTURED: 'done',
  PAID: 'done',
}

/** @throws CaptureRefused */
function stateOf(status: string): CaptureState {
  const state = captureStatuses[status]
  if (!state) throw new CaptureRefused(`the capture is ${status}`)
  return state
}

/** The path of a payment. @throws CaptureRefused for one whose authorisation Worldline never told of */
function pathOf({ reference }: KnownPayment): string {
  if (!reference?.startsWith('payments/')) throw new CaptureRefused('Worldline knows no such payment')
  return reference
}

/** Takes the money of an authorised payment, as `PaymentPort.capture`: once, and the rest of the authorisation ends. */
export async function capture(
  { call, timeouts }: WorldlineAccess,
  { payment, requestId, amountMinor, askedAt }: CaptureRequest,
  now: Date,
): Promise<CaptureState> {
  const path = pathOf(payment)
  if (askedAt) {
    const { captures } = await ask(
      PROVIDER,
      call('GET', `${path}/captures`, now),
      timeouts,
      ({ isOk, json }) => (isOk ? Captures.safeParse(json).data : undefined),
    )
    const mine = captures?.find(
      ({ captureOutput }) => captureOutput?.operationReferences?.merchantReference === requestId,
    )
    if (mine) return stateOf(mine.status)
  }
  const body = { amount: amountMinor, isFinal: true, operationReferences: { merchantReference: requestId } }
  return ask(
    PROVIDER,
    call('POST', `${path}/capture`, now, body, requestId),
    timeouts,
    ({ isOk, status, json }) => {
      // 409: the first request under this key is still being answered.
      if (status === 409) throw new NoAnswer('worldline: the capture is being made')
      if (!isOk) throw new CaptureRefused(`${status} ${codeIn(json)}`.trim())
      const { data } = CaptureAnswer.safeParse(json)
      return data && stateOf(data.status)
    },
  )
}

/** Lets go of an authorised payment, as `PaymentPort.release`. */
export async function release(
  access: WorldlineAccess,
  { payment, requestId, askedAt }: ReleaseRequest,
  now: Date,
): Promise<CaptureState> {
  const { call, timeouts } = access
  const path = pathOf(payment)
  if (askedAt && (await lookup(access, payment, now))?.status === 'cancelled') return 'done'
  return ask(
    PROVIDER,
    call('POST', `${path}/cancel`, now, { isFinal: true }, requestId),
    timeouts,
    ({ isOk, status, json }) => {
      if (status === 409) throw new NoAnswer('worldline: the authorisation is being cancelled')
      if (!isOk) throw new CaptureRefused(`${status} ${codeIn(json)}`.trim())
      const { data } = Cancelled.safeParse(json)
      return data && (data.payment.status === 'CANCELLED' ? 'done' : 'sent')
    },
  )
}
