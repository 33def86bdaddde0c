import type { Db } from '#service/db/db.ts'

/** What this process has read of each database: a secret never changes. */
const read = new WeakMap<Db, Map<string, Promise<string>>>()

async function findOrMake(db: Db, name: string, make: () => Promise<string>): Promise<string> {
  const find = () => db.one<{ value: string }>('select value from sandbox_secret where name = $1', [name])
  const known = await find()
  if (known) return known.value
  await db.query('insert into sandbox_secret (name, value) values ($1, $2) on conflict do nothing', [
    name,
    await make(),
  ])
  return (await find())?.value ?? ''
}

/** A secret of the sandbox, created by the first process that needs it, stored for all and read once by each. */
export function secret(db: Db, name: string, make: () => Promise<string>): Promise<string> {
  const known = read.get(db) ?? new Map<string, Promise<string>>()
  read.set(db, known)
  let value = known.get(name)
  if (!value) {
    value = findOrMake(db, name, make)
    known.set(name, value)
    // what could not be read is read again
    value.catch(() => known.delete(name))
  }
  return value
}
