import type { Db } from '#service/db/db.ts'

/** A secret of the sandbox, created by the first process that needs it and stored for all. */
export async function secret(db: Db, name: string, make: () => Promise<string>): Promise<string> {
  const known = await db.one<{ value: string }>('select value from sandbox_secret where name = $1', [name])
  if (known) return known.value
  await db.query('insert into sandbox_secret (name, value) values ($1, $2) on conflict do nothing', [
    name,
    await make(),
  ])
  return (
    (await db.one<{ value: string }>('select value from sandbox_secret where name = $1', [name]))?.value ?? ''
  )
}
