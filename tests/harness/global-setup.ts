import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connectDatabase } from '#service/db/db.ts'
import { openCluster } from '#service/db/embedded/cluster.ts'
import { migrate } from '#service/db/migrate.ts'
import { seed } from '#service/seed/seed.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of the server from which others can be created. */
    adminUrl: string
    /** Name of the migrated and seeded database that tests copy. */
    template: string
    /** Prefix of every database of this run. */
    run: string
  }
}

const staleAfterSeconds = 3_600

/** Databases of killed runs on a shared server: their name begins with the second in which the run started. */
async function sweep(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database d where datname ~ '^t[0-9a-z]{6}[0-9a-z]+_' and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
  )
  for (const { datname } of rows) {
    if (Date.now() / 1000 - Number.parseInt(datname.slice(1, 7), 36) > staleAfterSeconds)
      await admin.query(`drop database if exists "${datname}" with (force)`)
  }
}

/** Address of another database on the same server. */
const onServer = (url: string, name: string) => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** Once a run: a server (embedded and thrown away, or `DATABASE_URL`) and on it a template with migrations and seed. */
export default async function globalSetup({
  provide,
}: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const external = process.env['DATABASE_URL']
  const run = `t${Math.floor(Date.now() / 1000).toString(36)}${process.pid.toString(36)}`
  const cluster = external
    ? undefined
    : await openCluster({
        dir: path.join(tmpdir(), `jadeleaf-test-${process.pid}`, 'postgres'),
        ephemeral: true,
        unsafe: true,
      })
  const adminUrl = external ?? cluster!.url
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await sweep(admin)
  const template = `${run}_template`
  await admin.query(`create database ${template}`)
  const database = connectDatabase(onServer(adminUrl, template), { connections: 2 })
  await migrate(database.url, { afterwards: () => seed(database) })
  await database.close()
  // A session that is open in the template would block its copying.
  await admin.query(`alter database ${template} with allow_connections false`)
  if (cluster) await admin.query('checkpoint')
  provide('adminUrl', adminUrl)
  provide('template', template)
  provide('run', run)
  return async () => {
    if (external) {
      const { rows } = await admin.query<{ datname: string }>(
        `select datname from pg_database where starts_with(datname, $1)`,
        [`${run}_`],
      )
      for (const { datname } of rows) await admin.query(`drop database if exists "${datname}" with (force)`)
    }
    await admin.end()
    await cluster?.stop()
  }
}
