import * as z from 'zod/mini'
import type { PayoutApplication } from '#domain/payouts/schema.ts'
import type { Answer } from '#service/payment-gateway/exchange.ts'
import { ask, defaultTimeouts, type Timeouts } from '#service/payment-providers/ask.ts'
import { NoAnswer } from '#service/ports/no-answer.ts'
import type {
  PayoutDecision,
  PayoutPort,
  PayoutReport,
  PayoutRequest,
  PayoutResult,
} from '#service/ports/payouts.ts'
import type { HyperwalletSettings } from './settings.ts'

const PROVIDER = 'hyperwallet'

const listOf = <T extends z.core.$ZodType>(of: T) => z.object({ data: z.array(of) })
const User = z.object({ token: z.string(), clientUserId: z.string(), status: z.string() })
const Payment = z.object({
  clientPaymentId: z.string(),
  status: z.string(),
  amount: z.coerce.number(),
  currency: z.string(),
})
const Errors = z.object({
  errors: z.array(z.object({ code: z.string(), fieldName: z.nullish(z.string()) })),
})
type User = z.infer<typeof User>

/** Statuses of a payment that ended without paying; whatever else is not `COMPLETED` is still under way. */
const failed = ['FAILED', 'RECALLED', 'RETURNED', 'EXPIRED', 'UNCLAIMED', 'CANCELLED']
/** Refusals that are not about the payout itself: they end when somebody pays into the program or unlocks the account. */
const temporary = ['INSUFFICIENT_FUNDS', 'INVALID_WALLET_STATUS', 'ACCOUNT_STATUS_FLAGGED']

const errorsIn = (json: unknown) => Errors.safeParse(json).data?.errors ?? []

/** Sends a request and reads its answer; `read` as in `ask`. @throws NoAnswer, also while the settings are refused */
type Send = <T>(
  method: 'GET' | 'POST',
  path: string,
  body: object | undefined,
  read: (answer: Answer) => T | undefined,
) => Promise<T>

/** An answer that says that nothing was done, and may be different later. */
const notNow = (reason: string) => new NoAnswer(`${PROVIDER}: ${reason}`, { wasSent: false })

const createSend =
  ({ url, user, password }: HyperwalletSettings, timeouts: Timeouts): Send =>
  async (method, path, body, read) => {
    const call = {
      method,
      url: new URL(`/rest/v4/${path}`, url),
      headers: {
        Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
        Accept: 'application/json',
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }
    const { value } = await ask(PROVIDER, call, timeouts, (answer) => {
      if (answer.status === 401 || answer.status === 403) return { value: undefined }
      const found = read(answer)
      return found === undefined ? undefined : { value: found }
    })
    if (value === undefined) throw notNow('the user or the program is refused')
    return value
  }

/** The user under our reference; undefined if there is none (204 without a body). */
async function findUser(send: Send, reference: string): Promise<User | undefined> {
  const path = `users?clientUserId=${encodeURIComponent(reference)}`
  const { user } = await send('GET', path, undefined, ({ isOk, status, json }) => {
    if (status === 204) return { user: undefined }
    const users = isOk ? listOf(User).safeParse(json).data?.data : undefined
    return users && { user: users.find(({ clientUserId }) => clientUserId === reference) }
  })
  return user
}

/** Weekly pay is the shop's own affair: it decides when a payout is due, and Hyperwallet knows nothing of it. */
const report = ({ status }: User): PayoutReport => ({
  state: status === 'DE_ACTIVATED' ? 'refused' : 'active',
  isWeekly: false,
  change: 0,
})

/** Opens an account. One whose owner has not activated it yet takes money, which waits for that. */
const apply = (
  send: Send,
  { program }: HyperwalletSettings,
  reference: string,
  { email, firstname, lastname, dob, address, phone }: PayoutApplication,
): Promise<PayoutDecision> =>
  send(
    'POST',
    'users',
    {
      clientUserId: reference,
      programToken: program,
      profileType: 'INDIVIDUAL',
      firstName: firstname.trim(),
      lastName: lastname.trim(),
      dateOfBirth: dob,
      email: email.trim(),
      mobileNumber: phone,
      addressLine1: address.street.join(', '),
      city: address.city.trim(),
      country: address.country_id,
      ...(address.postcode ? { postalCode: address.postcode } : {}),
    },
    ({ isOk, json }) => {
      if (isOk) return User.safeParse(json).data?.clientUserId === reference ? 'active' : undefined
      const errors = errorsIn(json)
      // The repetition of an application that has arrived.
      if (errors.some(({ code }) => code === 'DUPLICATE_CLIENT_USER_ID')) return 'active'
      if (errors.some(({ code }) => code === 'DUPLICATE_EMAIL_REGISTRATION')) return 'emailTaken'
      return errors.length > 0 ? 'declined' : undefined
    },
  )

/** Reads a payment. @throws NoAnswer about another amount: a person has to look at that */
function resultOf(
  { status, amount, currency }: z.infer<typeof Payment>,
  request: PayoutRequest,
): PayoutResult {
  if (Math.round(amount * 100) !== request.amountMinor || currency !== request.currency)
    throw new NoAnswer(`${PROVIDER}: it has this payout with another amount`)
  if (status === 'COMPLETED') return { state: 'paid' }
  return { state: failed.includes(status) ? 'refused' : 'pending', reason: status }
}

async function findPayment(send: Send, request: PayoutRequest): Promise<PayoutResult | undefined> {
  const path = `payments?clientPaymentId=${encodeURIComponent(request.payoutId)}`
  const { payment } = await send('GET', path, undefined, ({ isOk, status, json }) => {
    if (status === 204) return { payment: undefined }
    const payments = isOk ? listOf(Payment).safeParse(json).data?.data : undefined
    return (
      payments && { payment: payments.find(({ clientPaymentId }) => clientPaymentId === request.payoutId) }
    )
  })
  return payment && resultOf(payment, request)
}

/** Pays once: Hyperwallet refuses a `clientPaymentId` that it has seen, and is then asked what became of it. */
async function pay(
  send: Send,
  { program }: HyperwalletSettings,
  request: PayoutRequest,
): Promise<PayoutResult> {
  const user = await findUser(send, request.account)
  if (!user) return { state: 'refused', reason: 'the account does not exist' }
  const body = {
    clientPaymentId: request.payoutId,
    amount: (request.amountMinor / 100).toFixed(2),
    currency: request.currency,
    purpose: 'OTHER',
    destinationToken: user.token,
    programToken: program,
  }
  const result = await send('POST', 'payments', body, ({ isOk, status, json }) => {
    if (isOk) {
      const { data } = Payment.safeParse(json)
      return data?.clientPaymentId === request.payoutId ? resultOf(data, request) : undefined
    }
    const errors = errorsIn(json)
    if (errors.some(({ fieldName }) => fieldName === 'clientPaymentId')) return 'known'
    const reason = [status, ...errors.map(({ code }) => code)].join(' ')
    if (errors.some(({ code }) => temporary.includes(code))) return { later: reason }
    return errors.length > 0 ? ({ state: 'refused', reason } as const) : undefined
  })
  if (result !== 'known' && 'later' in result) throw notNow(result.later)
  if (result !== 'known') return result
  const known = await findPayment(send, request)
  if (known) return known
  throw new NoAnswer(`${PROVIDER}: it has seen this payout and does not say what became of it`)
}

/** Hyperwallet's payouts (REST API v4): a user is a payout account, a payment is a payout. */
export function hyperwallet(settings: HyperwalletSettings, timeouts: Timeouts = defaultTimeouts): PayoutPort {
  const send = createSend(settings, timeouts)
  return {
    isConnected: true,
    apply: (reference, application) => apply(send, settings, reference, application),
    async lookup(reference) {
      const user = await findUser(send, reference)
      return user && report(user)
    },
    setWeeklyPay: (_reference, isWeekly, change) => Promise.resolve({ state: 'active', isWeekly, change }),
    loginUrl: () => settings.portal,
    pay: (request) => pay(send, settings, request),
    findPayment: (request) => findPayment(send, request),
  }
}
