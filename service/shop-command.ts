import { createServices } from './app.ts'
import { connectDatabase } from './db/db.ts'
import { backgroundLimits } from './db/time-limits.ts'
import type { Services } from './http/services.ts'
import { migrate } from './db/migrate.ts'
import { needsEmbedded, openEmbedded } from './embedded-database.ts'
import { seed } from './seed/seed.ts'
import { readSettings, type Settings } from './settings.ts'
import { helpText, parseCall, refusalText, runCall, type ParsedCall } from './staff/commands/run-command.ts'
import { oneLine, StartError } from './start-error.ts'

/** What is printed may repeat what people wrote: nothing of it may steer the terminal. */
const printable = (text: string) => text.replace(/[^\P{Cc}\n]/gu, ' ')
const print = (line: string) => void process.stdout.write(`${printable(line)}\n`)

// Whoever reads may stop reading (`… orders | head`): what was asked for is done all the same.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

/** Address of the shop's database, and how to leave it. @throws StartError */
async function openDatabase(settings: Settings): Promise<{ url: string; leave(): Promise<void> }> {
  if (settings.serviceBaseUrl)
    throw new StartError(
      'SERVICE_BASE_URL is set: goods and orders are kept by that service, and changed there.',
    )
  if (settings.databaseUrl) return { url: settings.databaseUrl, leave: () => Promise.resolve() }
  if (!needsEmbedded(settings))
    throw new StartError('SANDBOX is off, but DATABASE_URL is missing: set it to the database of the shop.')
  // A running shop shares its PostgreSQL with this process.
  const cluster = await openEmbedded(settings, () => undefined)
  return { url: cluster.url, leave: () => cluster.stop() }
}

/** For a command that reads no database: it must not ask for one. */
const noDatabase: Pick<Services, 'db' | 'ports' | 'settings'> = {
  get db(): never {
    throw new Error('this command has no database')
  },
  get ports(): never {
    throw new Error('this command has no outside systems')
  },
  get settings(): never {
    throw new Error('this command has no settings')
  },
}

async function runOnDatabase(call: ParsedCall): Promise<void> {
  const settings = readSettings(process.env)
  const { url, leave } = await openDatabase(settings)
  const db = connectDatabase(url, { connections: 2, limits: backgroundLimits })
  const services = createServices({ db, settings })
  try {
    await migrate(url, { afterwards: () => seed(db, { withDemo: settings.sandbox }) }).catch((error) => {
      throw new StartError(`The database could not be prepared: ${oneLine(error)}.`)
    })
    await runCall(call, { services, now: await services.ports.clock(), print })
  } finally {
    await services.close()
    await db.close()
    await leave()
  }
}

try {
  const call = parseCall(process.argv.slice(2))
  if (call?.command.isOffline) await runCall(call, { services: noDatabase, now: new Date(), print })
  else if (call) await runOnDatabase(call)
  else print(helpText())
} catch (error) {
  const text = error instanceof StartError ? error.message : refusalText(error)
  process.stderr.write(`${text === undefined ? String((error as Error).stack ?? error) : printable(text)}\n`)
  process.exitCode = 1
}
