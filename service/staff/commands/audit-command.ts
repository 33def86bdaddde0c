import { startOfHongKongDay } from '#domain/dates/hong-kong.ts'
import { auditedEntities, listChanges } from '../audit-store.ts'
import { CommandError, textOption, type Command } from './command.ts'

/** Changes that are listed at once. */
const LISTED = 500

/** Reads a day in Hong Kong or an instant. @throws CommandError for anything else */
function readSince(text: string): Date {
  const since = /^\d{4}-\d{2}-\d{2}$/.test(text) ? startOfHongKongDay(text) : new Date(text)
  if (Number.isNaN(since.getTime()))
    throw new CommandError(`--since takes a day or a time such as 2026-11-30, not "${text}".`)
  return since
}

/** Lists who of the staff changed what. */
export const auditCommand: Command = {
  usage: [
    [
      `audit [--entity ${auditedEntities.join('|')}] [--since <day>]`,
      `lists the newest ${LISTED} changes: when, who, what`,
    ],
  ],
  options: { entity: 'string', since: 'string' },
  async run(input, { services: { db }, print }) {
    const entity = textOption(input, 'entity')
    if (entity !== undefined && !auditedEntities.some((known) => known === entity))
      throw new CommandError(`"${entity}" is no entity; known are ${auditedEntities.join(', ')}.`)
    const since = textOption(input, 'since')
    const changes = await listChanges(db, {
      entity,
      since: since === undefined ? undefined : readSince(since),
      limit: LISTED,
    })
    for (const { made_at, made_by, entity: about, entity_id, action, change } of changes)
      print(
        `${made_at.toISOString()}  ${made_by}  ${about} ${entity_id}  ${action}  ${JSON.stringify(change)}`,
      )
    if (changes.length === 0) print('No changes.')
  },
}
