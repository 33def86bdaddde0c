import { payoutRefusals } from '#domain/payouts/refusals.ts'
import { refuse } from './http/fault.ts'
import { NotSent } from './ports/not-sent.ts'
import type { Ports } from './ports/ports.ts'

/** @throws Fault 400 */
const noPayouts = () => Promise.reject(refuse(payoutRefusals.noProvider))
const noMessages = () => Promise.reject(new NotSent('no system is connected'))

/** The systems outside the shop besides the payment providers while none is connected: messages wait in the outbox. */
export const unconnectedPorts = (clock: () => Date): Omit<Ports, 'payments' | 'pictures'> => ({
  mail: { timeout: 1_000, send: noMessages },
  sms: { timeout: 1_000, canReceive: () => true, send: noMessages },
  // An account that no tracker knows has no access.
  successTracker: { open: () => Promise.resolve(undefined) },
  enrolment: { invite: () => Promise.reject(new Error('No enrolment system is connected')) },
  payouts: {
    apply: noPayouts,
    lookup: () => Promise.resolve(undefined),
    setWeeklyPay: noPayouts,
    isConnected: false,
    pay: noPayouts,
    findPayment: () => Promise.resolve(undefined),
    loginUrl: () => {
      throw refuse(payoutRefusals.noProvider)
    },
  },
  pickupPoints: { list: () => Promise.resolve([]) },
  clock: () => Promise.resolve(clock()),
  keepsMessages: false,
})
