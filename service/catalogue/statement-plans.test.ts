import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectDatabase, type Database } from '#service/db/db.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { present, recordsOf } from './listing.ts'
import { productsForSale } from './products-for-sale.ts'

let service: TestService
let db: Database
beforeAll(async () => {
  service = await startService()
  // one connection, so that the plans counted are those of its statements
  db = connectDatabase(service.db.url, { connections: 1 })
})
afterAll(async () => {
  await db.close()
  await service.stop()
})

/** PostgreSQL plans a statement anew at its first five calls, and from then on only if it expects that to pay. */
const FIRST = 5

it.each([1, 3, 24])('a list of %i products is found by plans that are kept', async (length) => {
  const now = new Date()
  const ids = (
    await db.query<{ id: number }>(
      'select id from product where status = 1 and visibility = 4 order by position limit $1',
      [length],
    )
  ).map(({ id }) => id)
  const viewer = { db, language: 'en', group: 'guest', now } as const
  for (let call = 0; call < 2 * FIRST; call++) {
    await productsForSale(db, ids, { ...viewer, withSources: true })
    await present(viewer, await recordsOf(viewer, ids), true)
  }
  const plans = await db.query<{ statement: string; kept: number; anew: number }>(
    `select statement, generic_plans as kept, custom_plans as anew from pg_prepared_statements where statement like '%product%'`,
  )
  expect(plans.some(({ kept }) => kept > 0)).toBe(true)
  expect(plans.filter(({ anew }) => anew > FIRST)).toEqual([])
})
