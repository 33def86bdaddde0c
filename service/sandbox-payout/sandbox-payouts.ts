import { joinName } from '#domain/customers/name.ts'
import { utc } from '#domain/dates/utc.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PayoutApplication } from '#domain/payouts/schema.ts'
import type { Db } from '#service/db/db.ts'
import { NoAnswer } from '#service/ports/no-answer.ts'
import {
  PayoutRefused,
  type PayoutDecision,
  type PayoutPort,
  type PayoutReport,
  type PayoutRequest,
  type PayoutResult,
} from '#service/ports/payouts.ts'
import { SANDBOX_PAYOUT } from './base.ts'
import {
  findSandboxAccount,
  findSandboxPayout,
  insertSandboxAccount,
  insertSandboxPayout,
  takeChange,
  type SandboxPayoutAccount,
} from './store.ts'

/** Seconds until an application with a `late…` user name is decided. */
const LATE_SECONDS = 20
/** Milliseconds of delay for every call with a `slow…` user name. */
const SLOW_MS = 2_000

const is = (username: string, kind: string) => username.toLowerCase().startsWith(kind)

const report = (account: SandboxPayoutAccount, now: Date): PayoutReport => ({
  state:
    account.state === 'pending' && account.decides_at && account.decides_at <= now ? 'active' : account.state,
  isWeekly: account.weekly_pay,
  change: account.change,
})

async function apply(
  db: Db,
  reference: string,
  { username, email, firstname, lastname }: PayoutApplication,
  now: Date,
): Promise<PayoutDecision> {
  if (is(username, 'slow')) await sleep(SLOW_MS)
  if (is(username, 'taken')) return 'usernameTaken'
  if (is(email, 'taken')) return 'emailTaken'
  if (is(username, 'declined')) return 'declined'
  const isLate = is(username, 'late')
  const taken = await insertSandboxAccount(db, {
    reference,
    username,
    email,
    name: joinName(firstname, lastname),
    state: isLate ? 'pending' : 'active',
    decides_at: isLate ? utc(now).add(LATE_SECONDS, 'second').toDate() : null,
    created_at: now,
  })
  if (taken) return taken === 'username' ? 'usernameTaken' : 'emailTaken'
  return isLate ? 'pending' : 'active'
}

/** What the provider knows of a payout: a `late…` account has it 20 seconds later. */
async function findPayment(db: Db, id: string, now: Date): Promise<PayoutResult | undefined> {
  const payout = await findSandboxPayout(db, id)
  if (!payout) return undefined
  return payout.pays_at <= now ? { state: 'paid' } : { state: 'pending', reason: 'the bank is working on it' }
}

async function pay(
  db: Db,
  { payoutId, account: reference, amountMinor }: PayoutRequest,
  now: Date,
): Promise<PayoutResult> {
  const account = await findSandboxAccount(db, reference)
  if (!account || report(account, now).state !== 'active')
    return { state: 'refused', reason: 'the account does not exist' }
  if (is(account.username, 'frozen')) return { state: 'refused', reason: 'the account is frozen' }
  if (is(account.username, 'slow')) await sleep(SLOW_MS)
  const isLate = is(account.username, 'late')
  await insertSandboxPayout(db, {
    id: payoutId,
    account: reference,
    amount_minor: amountMinor,
    pays_at: isLate ? utc(now).add(LATE_SECONDS, 'second').toDate() : now,
    created_at: now,
  })
  if (isLate) throw new NoAnswer('The payout provider did not answer in time.')
  return { state: 'paid' }
}

/**
 * The payout provider of the sandbox, based on rows. User names and emails are unique, ignoring case. The beginning
 * of the user name determines the rest: `taken`, `declined`: refused; `late`: decided 20 seconds later, changes are
 * applied and money is paid without an answer; `slow`: two seconds for everything; `frozen`: refuses to change weekly pay
 * and to take money. An email beginning with `taken` belongs to someone else.
 */
export const sandboxPayouts = (db: Db): PayoutPort => ({
  apply: (reference, application, now) => apply(db, reference, application, now),
  async lookup(reference, now) {
    const account = await findSandboxAccount(db, reference)
    return account && report(account, now)
  },
  async setWeeklyPay(reference, isWeekly, change, now) {
    const account = await findSandboxAccount(db, reference)
    if (!account || is(account.username, 'frozen')) throw new PayoutRefused('The account is frozen.')
    if (is(account.username, 'slow')) await sleep(SLOW_MS)
    await takeChange(db, reference, isWeekly, change)
    if (is(account.username, 'late')) throw new Error('The payout provider did not answer in time.')
    return report((await findSandboxAccount(db, reference)) ?? account, now)
  },
  isConnected: true,
  pay: (request, now) => pay(db, request, now),
  findPayment: ({ payoutId }, now) => findPayment(db, payoutId, now),
  loginUrl: (reference) => `${SANDBOX_PAYOUT}/${reference}`,
})
