import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isTest, sourcesOf, textOf } from '../../tests/architecture/sources.ts'
import { freshDatabase, type FreshDatabase } from '../../tests/harness/database.ts'
import { bool, declaredRows, defineRow, int, jsonb, nullable, oneOf, text, timestamptz } from './row.ts'

const files = sourcesOf('service').filter(
  (file) => !isTest(file) && file !== 'service/db/row.ts' && textOf(file).includes('defineRow('),
)
await Promise.all(files.map((file) => import(new URL(`../../${file}`, import.meta.url).href)))
/** Those of the service, without what this test declares. */
const rows = [...declaredRows]

let db: FreshDatabase
beforeAll(async () => {
  db = await freshDatabase()
})
afterAll(() => db.drop())

interface Actual {
  name: string
  type: string
  is_nullable: boolean
  checks: string[]
}

/** The columns of a table as PostgreSQL describes them, with the check constraints that concern one column alone. */
const columnsOf = async (table: string): Promise<Map<string, Actual>> =>
  new Map(
    (
      await db.query<Actual>(
        `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as is_nullable,
           array(select pg_get_constraintdef(c.oid) from pg_constraint c where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]) as checks
         from pg_attribute a where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped`,
        [table],
      )
    ).map((actual) => [actual.name, actual]),
  )

/** The texts that a check constraint lists. */
const listed = (checks: readonly string[]): string[] =>
  checks.flatMap((check) => [...check.matchAll(/'([^']*)'::text/g)].map(([, value]) => value!)).sort()

/** How a declaration differs from its table. */
async function differences({ table, declared }: (typeof rows)[number]): Promise<string[]> {
  const actual = await columnsOf(table)
  return Object.entries(declared).flatMap(([name, { type, isNullable, values }]) => {
    const column = actual.get(name)
    if (!column) return [`${table}.${name} does not exist`]
    return [
      ...(column.type === type ? [] : [`${table}.${name} is ${column.type}, not ${type}`]),
      ...(column.is_nullable === isNullable
        ? []
        : [`${table}.${name} ${column.is_nullable ? 'may' : 'cannot'} be null`]),
      ...(values && listed(column.checks).join() !== values.toSorted().join()
        ? [`${table}.${name} may be: ${listed(column.checks).join(', ')}`]
        : []),
    ]
  })
}

describe('rows', () => {
  it('are found', () => {
    expect(rows.length).toBeGreaterThan(40)
  })

  it.each(rows.map((row) => [row.table, row] as const))('of %s fit the table', async (_table, row) => {
    expect(await differences(row)).toEqual([])
  })

  it('a difference is found', async () => {
    const wrong = defineRow('sales_order', {
      id: text,
      customer_id: nullable(int),
      pay_before: timestamptz,
      channel: oneOf('main'),
      number: int,
    })
    expect(await differences(wrong)).toEqual([
      'sales_order.id is integer, not text',
      'sales_order.customer_id cannot be null',
      'sales_order.pay_before may be null',
      'sales_order.channel may be: business, main',
      'sales_order.number does not exist',
    ])
    expect(await differences(defineRow('sales_ordr', { id: int }))).toEqual(['sales_ordr.id does not exist'])
  })
})

describe('a row as SQL', () => {
  const row = defineRow('thing', { id: int, is_new: bool, parts: jsonb<string[]>() })
  it('lists its columns', () => {
    expect(row.columns).toBe('id, is_new, parts')
    expect(row.of('t').text).toBe('t.id, t.is_new, t.parts')
    expect(row.only('parts', 'id').of('t').text).toBe('t.parts, t.id')
    expect(row.only('id', 'parts').asJson('t')).toBe(`jsonb_build_object('id', t.id, 'parts', t.parts)`)
  })
  it('is no JSON with a time in it, which would come back as text', () => {
    const dated = defineRow('thing', { id: int, made_at: nullable(timestamptz) })
    expect(() => dated.asJson('t')).toThrow('thing.made_at would not be a Date in JSON')
    expect(dated.only('id').asJson('t')).toBe(`jsonb_build_object('id', t.id)`)
  })
})
