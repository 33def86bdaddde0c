import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { formatMoney } from '#domain/money/money.ts'
import { notePaidByHand, retryPayout } from '#service/commissions/payout-store.ts'
import { recordChange } from '../audit-store.ts'
import { listUnpaid, lockPayout } from '../payout-store.ts'
import { CommandError, idOf, wordAt, type Command } from './command.ts'

/** Payouts that are listed at once. */
const LISTED = 200

/** Repeats a payout that ended without success, or records that it was paid by hand. */
export const payoutCommand: Command = {
  usage: [
    ['payout <id> retry', 'asks the payout provider again for a payout that it refused or did not answer'],
    ['payout <id> paid', 'records that a payout was paid by hand: the provider is not asked for it'],
  ],
  async run(input, { services, now, by, print }) {
    const id = idOf(wordAt(input, 0, 'a payout by its id'), 'a payout')
    const action = wordAt(input, 1, 'what to do with the payout')
    if (action !== 'retry' && action !== 'paid')
      throw new CommandError(`"${action}" is not known of a payout; known are retry and paid.`)
    await services.db.tx(async (tx) => {
      const payout = await lockPayout(tx, id)
      if (!payout) throw new CommandError(`There is no payout ${id}.`)
      const isDone =
        action === 'retry'
          ? await retryPayout(tx, id, now)
          : await notePaidByHand(tx, id, toHongKongDate(now), now)
      if (!isDone)
        throw new CommandError(
          payout.status === 'paid'
            ? `Payout ${id} is paid already.`
            : `Payout ${id} is "${payout.status}": the shop is still trying to make it.`,
        )
      const change = { from: payout.status, failure: payout.failure, amount_minor: payout.amount_minor }
      await recordChange(tx, { by, entity: 'payout', id: String(id), action, change }, now)
    })
    print(`Payout ${id} ${action === 'retry' ? 'will be tried again' : 'is recorded as paid'}.`)
  },
}

/** Lists payouts that are not paid, and what they wait for. */
export const payoutsCommand: Command = {
  usage: [['payouts [--stuck]', `lists ${LISTED} payouts that wait, or those that ended without being paid`]],
  options: { stuck: 'boolean' },
  async run({ options }, { services: { db }, print }) {
    const payouts = await listUnpaid(db, options['stuck'] === true, LISTED)
    for (const payout of payouts) {
      const { id, pay_day: day, status, amount_minor: minor, member, has_account: hasAccount } = payout
      const reason = hasAccount ? (payout.failure ?? '') : 'no active payout account'
      print(
        `${id}  ${day}  ${status.padEnd(10)} ${formatMoney(minor)}  ${member ?? '–'}  ${reason}`.trimEnd(),
      )
    }
    if (payouts.length === 0) print('No payouts.')
  },
}
