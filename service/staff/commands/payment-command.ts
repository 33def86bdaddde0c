import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { formatMoney } from '#domain/money/money.ts'
import { noteDoneByHand, retryAuthorisation } from '#service/orders/captures/authorisation-store.ts'
import { recordChange } from '../audit-store.ts'
import { listUnsettled, lockAuthorisation } from '../authorisation-store.ts'
import { CommandError, wordAt, type Command } from './command.ts'

/** Payments that are listed at once. */
const LISTED = 200

/** Repeats a capture or release that ended without success, or records that it was done by hand. */
export const paymentCommand: Command = {
  usage: [
    [
      'payment <id> retry',
      'asks the payment provider again for a capture or release that it refused or did not answer',
    ],
    ['payment <id> done', 'records that a payment was captured or released by hand'],
  ],
  async run(input, { services, now, by, print }) {
    const id = wordAt(input, 0, 'a payment by its id')
    const action = wordAt(input, 1, 'what to do with the payment')
    if (action !== 'retry' && action !== 'done')
      throw new CommandError(`"${action}" is not known of a payment; known are retry and done.`)
    await services.db.tx(async (tx) => {
      const authorisation = await lockAuthorisation(tx, id)
      if (!authorisation) throw new CommandError(`There is no authorised payment ${id}.`)
      const { status, task, failure, amount_minor: amountMinor } = authorisation
      const isDone = await (action === 'retry' ? retryAuthorisation : noteDoneByHand)(tx, id, now)
      if (!isDone)
        throw new CommandError(
          status === 'done'
            ? `Payment ${id} is settled already.`
            : status === 'held'
              ? `Payment ${id} is held until its order ships.`
              : `Payment ${id} is "${status}": the shop is still trying to settle it.`,
        )
      const change = { from: status, task, failure, amount_minor: amountMinor }
      await recordChange(tx, { by, entity: 'payment', id, action, change }, now)
    })
    print(`Payment ${id} ${action === 'retry' ? 'will be tried again' : 'is recorded as settled'}.`)
  },
}

/** Lists authorised payments that are neither captured nor released. */
export const paymentsCommand: Command = {
  usage: [
    [
      'payments [--stuck]',
      `lists ${LISTED} authorised payments that wait to be captured, or those that could not be`,
    ],
  ],
  options: { stuck: 'boolean' },
  async run({ options }, { services: { db }, print }) {
    const payments = await listUnsettled(db, options['stuck'] === true, LISTED)
    for (const payment of payments) {
      const { payment_id: id, order_number: number, provider, task, status, failure } = payment
      const state = task === null ? status : `${task} ${status}`
      print(
        `${id}  ${number}  ${provider.padEnd(8)} ${state.padEnd(18)} ${formatMoney(payment.amount_minor)}  until ${toHongKongDate(payment.expires_at)}  ${failure ?? ''}`.trimEnd(),
      )
    }
    if (payments.length === 0) print('No payments.')
  },
}
