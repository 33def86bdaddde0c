import { formatMoney, toMinor } from '#domain/money/money.ts'
import { shopOrigin } from '#domain/store/shop-origin.ts'
import { settleDebt } from '#service/commissions/debt-store.ts'
import { findByUsername, lockCustomer, type CustomerRow } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import { deleteAccount } from '#service/personal-data/delete-account.ts'
import { switchOff } from '#service/two-step/switch-off.ts'
import { recordChange } from '../audit-store.ts'
import { CommandError, textOption, wordAt, type Command, type CommandInput } from './command.ts'

/** The line for whoever typed a command, and what is recorded of it. */
interface Done {
  readonly line: string
  readonly change?: Readonly<Record<string, unknown>>
}

/** What can be done with an account. */
type Action = (
  tx: Db,
  customer: CustomerRow,
  about: { now: Date; origin: string; givenUpMinor: number },
) => Promise<Done>

const NOBODY = 'There is no customer with this email or member number.'

/** Settles what an associate owes from recalculations of commission. */
const settling =
  (ending: 'paid_back' | 'written_off', words: string): Action =>
  async (tx, { id }, { now }) => {
    await lockCustomer(tx, id)
    const amountMinor = await settleDebt(tx, id, ending, now)
    if (amountMinor === 0) throw new CommandError(`Customer ${id} owes no commission.`)
    return {
      line: `${formatMoney(amountMinor)} that customer ${id} owed ${words}.`,
      change: { amount_minor: amountMinor },
    }
  }

const actions: Readonly<Record<string, Action>> = {
  'two-step-off': async (tx, customer, about) => {
    await switchOff(tx, customer, about)
    return { line: `Two-step sign-in is off for customer ${customer.id}.` }
  },
  delete: async (tx, { id }, about) => {
    if (!(await deleteAccount(tx, id, about))) throw new CommandError(NOBODY)
    const change = about.givenUpMinor > 0 ? { given_up_minor: about.givenUpMinor } : {}
    return { line: `Customer ${id} is deleted.`, change }
  },
  'debt-paid': settling('paid_back', 'is recorded as paid back'),
  'debt-written-off': settling('written_off', 'is written off'),
}

/** Payout credit that a customer gives up, in cents. @throws CommandError for what is no amount */
function givenUpIn(input: CommandInput, action: string): number {
  const typed = textOption(input, 'give-up-credit')
  if (typed === undefined) return 0
  if (action !== 'delete') throw new CommandError('--give-up-credit belongs to "delete".')
  if (!/^\d{1,9}(\.\d{2})?$/.test(typed))
    throw new CommandError(`--give-up-credit takes an amount of HKD such as 0.05; "${typed}" is not one.`)
  return toMinor(typed)
}

/** What the staff do for a customer who cannot do it themselves. What was typed to name them is nowhere recorded. */
export const customerCommand: Command = {
  usage: [
    [
      'customer <email or member number> two-step-off',
      'switches two-step sign-in off for somebody who lost phone and recovery codes, and tells them; make sure who asks',
    ],
    [
      'customer <email or member number> delete [--give-up-credit <HKD>]',
      'deletes an account for good; orders stay without the person. Make sure who asks, and that payout credit is given up in writing',
    ],
    [
      'customer <email or member number> debt-paid|debt-written-off',
      'settles what an associate owes from recalculations of commission: they have paid it back, or the shop asks for it no more',
    ],
  ],
  options: { 'give-up-credit': 'string' },
  async run(input, { services: { db, settings }, now, by, print }) {
    const named = wordAt(input, 0, 'a customer by email or member number')
    const action = wordAt(input, 1, 'what to do with the account')
    const act = Object.hasOwn(actions, action) ? actions[action] : undefined
    if (!act)
      throw new CommandError(`"${action}" is no action; known are ${Object.keys(actions).join(', ')}.`)
    const givenUpMinor = givenUpIn(input, action)
    const customer = await findByUsername(db, named)
    if (!customer) throw new CommandError(NOBODY)
    const line = await db.tx(async (tx) => {
      const { line: text, change = {} } = await act(tx, customer, {
        now,
        origin: shopOrigin(settings),
        givenUpMinor,
      })
      await recordChange(tx, { by, entity: 'customer', id: String(customer.id), action, change }, now)
      return text
    })
    print(line)
  },
}
