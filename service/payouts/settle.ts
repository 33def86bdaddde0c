import type { Db } from '#service/db/db.ts'
import { reportError } from '#service/http/report.ts'
import type { Job } from '#service/http/services.ts'
import type { Ports } from '#service/ports/ports.ts'
import {
  deleteApplication,
  findUnsettled,
  noteDecision,
  noteWeeklyPay,
  type PayoutAccountRow,
} from './account-store.ts'

type Outside = { readonly db: Db; readonly ports: Pick<Ports, 'payouts'> }

/** Milliseconds after which an unseen change will not reach the provider any more. */
const LATE_MS = 2 * 60_000

/** Whether the result of a request is unknown and no call is waiting for it. */
export const isUnsettled = (
  { state, applying_until: until, changing_since: since }: PayoutAccountRow,
  now: Date,
): boolean => (state !== 'active' || since !== null) && (until === null || until <= now)

/**
 * Looks up an account whose state is unknown, outside any transaction, and stores the answer. Answers may arrive
 * twice or late; each only replaces older data.
 */
export async function settleAccount(
  { db, ports }: Outside,
  { reference, changing_since: since }: PayoutAccountRow,
  now: Date,
): Promise<void> {
  const report = await ports.payouts.lookup(reference, now)
  if (!report || report.state === 'refused') {
    await deleteApplication(db, reference)
    return
  }
  await noteDecision(db, reference, report.state, now)
  const isLate = since !== null && now.getTime() - since.getTime() > LATE_MS
  await noteWeeklyPay(db, reference, report, isLate, now)
}

/** Settles open accounts, a few at a time. If the provider does not answer, the account waits for the next run. */
export async function settleAccounts(services: Outside, now: Date): Promise<void> {
  for (const account of await findUnsettled(services.db, now, 50))
    await settleAccount(services, account, now).catch((error: unknown) => {
      reportError(error, 'payout account')
    })
}

export const payoutJobs: readonly Job[] = [{ name: 'payout accounts', everySeconds: 15, run: settleAccounts }]
