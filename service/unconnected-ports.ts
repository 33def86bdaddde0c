import { paymentRefusals } from '#domain/payment/refusals.ts'
import { payoutRefusals } from '#domain/payouts/refusals.ts'
import { refuse } from './http/fault.ts'
import { NotSent } from './ports/not-sent.ts'
import type { Ports } from './ports/ports.ts'

/** @throws Fault 400 */
const noPayments = () => Promise.reject(refuse(paymentRefusals.methodUnavailable))
const noPayouts = () => Promise.reject(refuse(payoutRefusals.noProvider))
const noMessages = () => Promise.reject(new NotSent('no system is connected'))

/** The systems outside the shop while none is connected: nothing can be paid, messages wait in the outbox. */
export const unconnectedPorts = (clock: () => Date): Omit<Ports, 'pictures'> => ({
  mail: { timeout: 1_000, send: noMessages },
  sms: { timeout: 1_000, canReceive: () => true, send: noMessages },
  payments: {
    providers: [],
    isHosted: true,
    publicKey: noPayments,
    start: noPayments,
    lookup: () => Promise.resolve(undefined),
    withdraw: () => Promise.resolve(),
    refund: noPayments,
    challengeUrl: noPayments,
    verify: noPayments,
  },
  // An account that no tracker knows has no access.
  successTracker: { open: () => Promise.resolve(undefined) },
  enrolment: { invite: () => Promise.reject(new Error('No enrolment system is connected')) },
  payouts: {
    apply: noPayouts,
    lookup: () => Promise.resolve(undefined),
    setWeeklyPay: noPayouts,
    loginUrl: () => {
      throw refuse(payoutRefusals.noProvider)
    },
  },
  pickupPoints: { list: () => Promise.resolve([]) },
  clock: () => Promise.resolve(clock()),
  keepsMessages: false,
})
