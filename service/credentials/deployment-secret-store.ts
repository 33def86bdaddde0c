import { randomBytes } from 'node:crypto'
import type { Db } from '#service/db/db.ts'

/** Reads a secret of this deployment by name; the first process that needs it creates the row. */
export async function deploymentSecret(db: Db, name: string): Promise<string> {
  const find = () => db.one<{ value: string }>('select value from deployment_secret where name = $1', [name])
  let row = await find()
  if (!row) {
    await db.query('insert into deployment_secret (name, value) values ($1, $2) on conflict do nothing', [
      name,
      randomBytes(32).toString('base64url'),
    ])
    row = await find()
  }
  if (!row) throw new Error(`the secret ${name} was not stored`)
  return row.value
}
