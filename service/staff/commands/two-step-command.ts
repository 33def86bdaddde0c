import { rekey } from '#service/two-step/rekey.ts'
import { recordChange } from '../audit-store.ts'
import { CommandError, wordAt, type Command } from './command.ts'

const accounts = (count: number) => `${count} ${count === 1 ? 'account' : 'accounts'}`

/** Changes the key of the installation: encrypts with TWO_STEP_KEY what TWO_STEP_KEY_BEFORE encrypted. */
export const twoStepCommand: Command = {
  usage: [
    [
      'two-step rekey',
      'encrypts with TWO_STEP_KEY what TWO_STEP_KEY_BEFORE encrypted: everything, or nothing. Can be repeated',
    ],
  ],
  async run(input, { services: { db, settings }, now, by, print }) {
    const action = wordAt(input, 0, 'what to do')
    if (action !== 'rekey') throw new CommandError(`"${action}" is no action; known is rekey.`)
    const { twoStepKey, twoStepKeyBefore } = settings
    if (!twoStepKey) throw new CommandError('TWO_STEP_KEY is not set.')
    const { changed, unchanged } = await db.tx(async (tx) => {
      const done = await rekey(tx, [twoStepKey, twoStepKeyBefore])
      if (done.unopened > 0)
        throw new CommandError(
          `What is stored for ${accounts(done.unopened)} opens neither with TWO_STEP_KEY nor with TWO_STEP_KEY_BEFORE. Nothing was changed.`,
        )
      if (done.changed > 0)
        await recordChange(
          tx,
          { by, entity: 'two-step', id: 'key', action, change: { accounts: done.changed } },
          now,
        )
      return done
    })
    print(`${accounts(changed)} encrypted anew, ${unchanged} had the key already.`)
  },
}
