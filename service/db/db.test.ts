import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../tests/harness/database.ts'
import { connectDatabase } from './db.ts'
import { countRoundTrips } from './round-trips.testing.ts'
import { backgroundLimits } from './time-limits.ts'
import { DatabaseUnavailable } from './unavailable.ts'

let db: FreshDatabase
beforeAll(async () => {
  db = await freshDatabase()
  await db.query('create table thing (id int primary key, name text not null)')
  await db.query(`insert into thing (id, name) values (1, 'one')`)
})
afterAll(() => db.drop())

const read = () => db.one('select * from thing where id = $1', [1])
/** The same on several connections at once. */
const everywhere = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 6 }, work))

it('a statement with parameters is planned once for each connection', async () => {
  await db.tx(async (tx) => {
    for (let turn = 0; turn < 3; turn++) await tx.query('select name from thing where id = $1', [turn])
    expect(
      await tx.query(
        `select statement from pg_prepared_statements where statement like 'select name from thing%'`,
      ),
    ).toHaveLength(1)
  })
})

it('a transaction begins in the round trip of its first statement', async () => {
  await using counted = await countRoundTrips(db.url)
  const own = connectDatabase(counted.url, { connections: 1 })
  const write = () => own.tx((tx) => tx.query(`update thing set name = $2 where id = $1`, [1, 'one']))
  await write()
  const before = counted.roundTrips()
  await write()
  // the statement and the commit
  expect(counted.roundTrips() - before).toBe(2)
  await own.close()
})

it('no connection compiles its plans, which costs short statements more than it saves', async () => {
  expect(await everywhere(() => db.one('show jit'))).toEqual(
    Array.from({ length: 6 }, () => ({ jit: 'off' })),
  )
})

it('a statement still answers after another process has changed its table', async () => {
  await everywhere(read)
  await db.query('alter table thing add column colour text')
  expect(await everywhere(read)).toEqual(
    Array.from({ length: 6 }, () => ({ id: 1, name: 'one', colour: null })),
  )
  await everywhere(() => db.tx((tx) => tx.query('select * from thing where id = $1', [1])))
  await db.query('alter table thing drop column colour')
  expect(await everywhere(() => db.tx((tx) => tx.query('select * from thing where id = $1', [1])))).toEqual(
    Array.from({ length: 6 }, () => [{ id: 1, name: 'one' }]),
  )
})

it('a wrong statement fails with what the database says of it', async () => {
  await expect(db.query('select $1::int from nowhere', [1])).rejects.toThrow('nowhere')
  await expect(db.tx((tx) => tx.query('select 1 / $1::int', [0]))).rejects.toThrow('division by zero')
})

it('a statement that takes too long counts as a database that does not answer', async () => {
  const hasty = await freshDatabase({ limits: { ...backgroundLimits, statement: 100 } })
  await expect(hasty.query('select pg_sleep(5)')).rejects.toThrow(DatabaseUnavailable)
  expect(await hasty.one('select 1 as one')).toEqual({ one: 1 })
  await hasty.drop()
})

it('a call takes no second connection inside its transaction', async () => {
  const second = /A transaction is open/
  await expect(db.tx(() => read())).rejects.toThrow(second)
  await expect(db.tx(() => db.tx((tx) => tx.query('select 1')))).rejects.toThrow(second)
  await expect(db.tx(async (tx) => Promise.all([tx.query('select 1'), read()]))).rejects.toThrow(second)
  await db.tx((tx) => tx.tx((nested) => nested.query('select 1')))
  expect(await read()).toMatchObject({ id: 1 })
})

it('work that began in a transaction may ask once the transaction is over', async () => {
  const over = Promise.withResolvers<void>()
  const { asked } = await db.tx(async (tx) => {
    await tx.query('select 1')
    return { asked: over.promise.then(read) }
  })
  over.resolve()
  expect(await asked).toMatchObject({ id: 1 })
})
