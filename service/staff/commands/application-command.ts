import { decideApplication } from '#service/applications/decide.ts'
import { listPending } from '#service/applications/decision-store.ts'
import { Fault } from '#service/http/fault.ts'
import { recordChange } from '../audit-store.ts'
import { CommandError, idOf, textOption, wordAt, type Command } from './command.ts'

/** Applications that are listed at once, and characters that a remark may have. */
const LISTED = 100,
  REMARK_MAX = 500

const decisions = { approve: 'approved', refuse: 'rejected' } as const

/** Decides an application. */
export const applicationCommand: Command = {
  usage: [
    [
      'application <id> approve|refuse [--remark <text>]',
      'decides an application, carries it out and tells the applicant',
    ],
  ],
  options: { remark: 'string' },
  async run(input, { services, now, by, print }) {
    const id = idOf(wordAt(input, 0, 'an application by its id'), 'an application')
    const action = wordAt(input, 1, 'a decision')
    if (action !== 'approve' && action !== 'refuse')
      throw new CommandError(`"${action}" is no decision; known are approve and refuse.`)
    const remark = textOption(input, 'remark') ?? null
    if (remark !== null && remark.length > REMARK_MAX)
      throw new CommandError(`A remark has at most ${REMARK_MAX} characters.`)
    await services.db.tx(async (tx) => {
      try {
        await decideApplication(tx, id, { status: decisions[action], remark }, now)
      } catch (error) {
        if (error instanceof Fault && error.status === 404)
          throw new CommandError(`No application ${id} waits for a decision.`)
        throw error
      }
      await recordChange(tx, { by, entity: 'application', id: String(id), action }, now)
    })
    print(`Application ${id} is ${action === 'approve' ? 'approved' : 'refused'}.`)
  },
}

/** Lists the applications that wait for a decision. */
export const applicationsCommand: Command = {
  usage: [['applications', `lists the oldest ${LISTED} applications that wait for a decision`]],
  async run(_input, { services: { db }, print }) {
    const waiting = await listPending(db, LISTED)
    for (const { id, type, customer_id, order_numbers, new_account } of waiting)
      print(`${id}  ${type.padEnd(13)} customer ${customer_id}  ${new_account ?? order_numbers.join(', ')}`)
    if (waiting.length === 0) print('No application waits for a decision.')
  },
}
