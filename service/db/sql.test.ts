import { expect, expectTypeOf, it } from 'vitest'
import type { Db } from './db.ts'
import { bool, computed, defineRow, int, nullable, oneOf, text, type RowOf } from './row.ts'
import { sql } from './sql.ts'

const row = defineRow('thing', { id: int, kind: oneOf('small', 'large'), note: nullable(text) })
type Thing = RowOf<typeof row>
/** Answers the statement that it is asked. */
const db: Pick<Db, 'one'> = { one: (asked) => Promise.resolve({ asked } as never) }

it('selections, fragments and numbers stand in the statement as text', () => {
  const things = sql`select ${row.of('t')}, ${computed('is_big', bool, 'size > 9')} from thing t`
  expect(sql`${things} where ${'id = $1'} limit ${3}`).toBe(
    'select t.id, t.kind, t.note, size > 9 as is_big from thing t where id = $1 limit 3',
  )
})

it('the select list is the type of the answer', async () => {
  const whole = await db.one(sql`select ${row} from thing`)
  expect(whole).toEqual({ asked: 'select id, kind, note from thing' })
  expectTypeOf(whole).toEqualTypeOf<Thing | undefined>()
  expectTypeOf<Thing>().toEqualTypeOf<{ id: number; kind: 'small' | 'large'; note: string | null }>()
  const some = await db.one(
    sql`select ${row.only('note').of('t')}, ${computed('is_big', bool, 'true')} from thing t`,
  )
  expectTypeOf(some).toEqualTypeOf<{ note: string | null; is_big: boolean } | undefined>()
  const unknown = await db.one(sql`update thing set note = null returning ${row.columns}`)
  expectTypeOf(unknown).toEqualTypeOf<Record<string, unknown> | undefined>()
})

it('an answer is not taken for a row with more columns', () => {
  // @ts-expect-error -- `kind` and `note` are not selected
  const lacking: Promise<Thing | undefined> = db.one(sql`select ${row.only('id')} from thing`)
  // @ts-expect-error -- nothing is selected by a row
  const untyped: Promise<Thing | undefined> = db.one(sql`select id, kind, note from thing`)
  expect([lacking, untyped]).toHaveLength(2)
})
