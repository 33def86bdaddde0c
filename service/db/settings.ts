import * as z from 'zod/mini'

/** The address of a Unix socket may have a user and no host: `postgres://user@/name?host=/var/run/postgresql`. */
const isDatabaseUrl = (value: string) =>
  /^postgres(ql)?:\/\/\S+$/.test(value) && URL.canParse(value.replace('@/', '@socket/'))
const databaseUrl = z.optional(z.string().check(z.refine(isDatabaseUrl)))

/** Environment variables of the database. */
export const databaseEnvironment = {
  DATABASE_URL: databaseUrl,
  DATABASE_READ_URL: databaseUrl,
  DATABASE_CONNECTIONS: z
    ._default(z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number)), 10)
    .check(z.refine((count) => count >= 1)),
}

const address = 'an address such as postgres://user:password@host:5432/name'

/** What they must be, for the sentence about a wrong one. */
export const databaseExpected: Readonly<Record<string, string>> = {
  DATABASE_URL: address,
  DATABASE_READ_URL: address,
  DATABASE_CONNECTIONS: 'a number from 1 to 9999',
}

export interface DatabaseSettings {
  /** External database; without it an embedded one in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** A replica that answers reads which may be some seconds old. A secret. */
  readonly databaseReadUrl: string | undefined
  /** Database connections that the calls of one process share. Jobs have their own. */
  readonly databaseConnections: number
}

/** Reads what the environment says of the database. */
export const readDatabaseSettings = (value: {
  readonly DATABASE_URL?: string | undefined
  readonly DATABASE_READ_URL?: string | undefined
  readonly DATABASE_CONNECTIONS: number
}): DatabaseSettings => ({
  databaseUrl: value.DATABASE_URL,
  databaseReadUrl: value.DATABASE_READ_URL,
  databaseConnections: value.DATABASE_CONNECTIONS,
})
