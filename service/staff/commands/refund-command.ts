import { tellOfDelay } from '#service/orders/refunds/delay-mail.ts'
import { noteRefundByHand } from '#service/orders/refunds/payment-refund-store.ts'
import { recordChange } from '../audit-store.ts'
import { CommandError, wordAt, type Command } from './command.ts'

/** Records that a refund which no provider made was made by hand, and tells its buyer. */
export const refundCommand: Command = {
  usage: [
    [
      'refund <id> paid',
      'records that a refund which ended without success was made by hand, and tells the customer; the mail about it names the id',
    ],
  ],
  async run(input, { services, now, by, print }) {
    const id = wordAt(input, 0, 'a refund by its id')
    const action = wordAt(input, 1, 'what to do with the refund')
    if (action !== 'paid') throw new CommandError(`"${action}" is not known of a refund; known is paid.`)
    await services.db.tx(async (tx) => {
      if (!(await noteRefundByHand(tx, id, now)))
        throw new CommandError(`No refund ${id} has ended without success.`)
      await tellOfDelay(tx, id, 'refundSent', now)
      await recordChange(tx, { by, entity: 'refund', id, action }, now)
    })
    print(`Refund ${id} is recorded as paid.`)
  },
}
