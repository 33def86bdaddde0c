import { findByUsername } from '#service/customers/store.ts'
import { switchOff } from '#service/two-step/switch-off.ts'
import { recordChange } from '../audit-store.ts'
import { CommandError, wordAt, type Command } from './command.ts'

/** What the staff do for a customer who cannot do it themselves. */
export const customerCommand: Command = {
  usage: [
    [
      'customer <email or member number> two-step-off',
      'switches two-step sign-in off for somebody who lost phone and recovery codes, and tells them; make sure who asks',
    ],
  ],
  async run(input, { services, now, by, print }) {
    const name = wordAt(input, 0, 'a customer by email or member number')
    const action = wordAt(input, 1, 'what to do with the account')
    if (action !== 'two-step-off') throw new CommandError(`"${action}" is no action; known is two-step-off.`)
    const customer = await findByUsername(services.db, name)
    if (!customer) throw new CommandError('There is no customer with this email or member number.')
    await services.db.tx(async (tx) => {
      await switchOff(tx, customer, { now })
      await recordChange(tx, { by, entity: 'customer', id: String(customer.id), action }, now)
    })
    print(`Two-step sign-in is off for customer ${customer.id}.`)
  },
}
