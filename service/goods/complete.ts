import { entities, type EntityName, type RecordOf } from '#domain/goods/entities.ts'
import type { Value } from '#domain/goods/cells.ts'
import { faultsOf, type GoodsFault, type Place } from './faults.ts'
import type { GivenRecord } from './read-csv.ts'

/** A record to write: what the shop has with what the file says. */
export interface CompleteRecord<E extends EntityName> {
  readonly place: Place
  readonly record: RecordOf<E>
  /** The fields that the file names. */
  readonly given: Readonly<Record<string, Value>>
  /** The record as the shop has it; undefined for a new one. */
  readonly before: RecordOf<E> | undefined
  readonly isChanged: boolean
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that are replaced whole; of others a file may name some languages or sources. */
const replacedWhole = new Set(['pack', 'notice'])

/** What the shop has, with the fields of the file in place of its own. */
function merged(before: object | undefined, given: GivenRecord['fields']): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...before }
  for (const [name, value] of Object.entries(given)) {
    const own = fields[name]
    fields[name] = isObject(value) && isObject(own) && !replacedWhole.has(name) ? { ...own, ...value } : value
  }
  return fields
}

/** The key of a record as text; undefined where it is missing or no key. */
export const keyOf = (entity: EntityName, fields: object): string | undefined => {
  const key: unknown = Reflect.get(fields, entities[entity].key)
  return typeof key === 'string' || typeof key === 'number' ? String(key) : undefined
}

/** Objects that say the same, whatever the order of their fields. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : isObject(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, inner]) => inner !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, inner]) => [name, sorted(inner)]),
        )
      : value
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

/**
 * Completes the records of a file with what the shop has, and checks each against its schema.
 * @param before the shop's records by key
 * @returns also the records that were refused, whose references are still worth a look
 */
export function complete<E extends EntityName>(
  entity: E,
  given: readonly GivenRecord[],
  before: ReadonlyMap<string, RecordOf<E>>,
): { records: CompleteRecord<E>[]; refused: GivenRecord[]; faults: GoodsFault[] } {
  const faults: GoodsFault[] = []
  const refused: GivenRecord[] = []
  const records: CompleteRecord<E>[] = []
  const seen = new Set<string>()
  const field = entities[entity].key
  for (const { place, fields } of given) {
    const key = keyOf(entity, fields)
    if (key !== undefined && seen.has(key)) {
      faults.push({ ...place, field, message: `${key} stands in this file before` })
      continue
    }
    if (key !== undefined) seen.add(key)
    const own = key === undefined ? undefined : before.get(key)
    const parsed = entities[entity].schema.safeParse(merged(own, fields), { reportInput: true })
    if (!parsed.success) {
      faults.push(...faultsOf(place, parsed.error.issues))
      refused.push({ place, fields })
    } else
      records.push({
        place,
        record: parsed.data as RecordOf<E>,
        given: fields,
        before: own,
        isChanged: own === undefined || !isSame(parsed.data, own),
      })
  }
  return { records, refused, faults }
}
