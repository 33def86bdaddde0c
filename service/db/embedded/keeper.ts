/**
 * The process that owns PostgreSQL for one data folder. It runs in its own session, so that Ctrl-C in a terminal
 * reaches the shop first, which can finish its work while the database is still running. Each user of the folder
 * keeps a connection to the keeper; when the last one leaves, PostgreSQL stops. If the last one is killed, PostgreSQL
 * keeps running for some seconds, so that a restarted process finds it.
 */
import { mkdirSync, rmSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { GOODBYE, keeperAddress, keeperExit, secretFile, type KeeperOptions } from './address.ts'
import { chooseUser, findBinaries } from './binaries.ts'
import { checkVersion, initialise } from './initialise.ts'
import {
  findOrphan,
  startPostmaster,
  stopPostmaster,
  watchPostmaster,
  type Postmaster,
} from './postmaster.ts'

const options = JSON.parse(process.argv[2] ?? '{}') as KeeperOptions
const { dir } = options
const address = keeperAddress(dir)
const holders = new Set<net.Socket>()
/** Users that have left and wait for the server to stop. */
const leaving = new Set<net.Socket>()
let server: Postmaster | undefined
let stopping = false

const quit = (message: string, code: number = keeperExit.failed): never => {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

async function shutDown(): Promise<void> {
  if (stopping) return
  stopping = true
  // The lock is kept until the server has stopped: another keeper would take over a server that is about to end.
  if (server) await stopPostmaster(dir, server)
  if (options.ephemeral)
    for (const file of [dir, secretFile(dir)]) rmSync(file, { recursive: true, force: true, maxRetries: 5 })
  lock.close()
  // Closing the connection tells users that the server has stopped.
  for (const holder of holders) holder.destroy()
  process.exit(keeperExit.unused)
}

/** How long (milliseconds) to wait for the first user, which may start slowly on a busy machine, and for one to return. */
const FIRST_MS = options.firstUserMs ?? 60_000,
  BACK_MS = 5_000
let isUnwanted = false
const giveUp = () => {
  // A server that is still starting is stopped once it runs.
  isUnwanted = true
  if (server) void shutDown()
}
let unused = setTimeout(giveUp, FIRST_MS)

const lock = net.createServer({ allowHalfOpen: true }, (holder) => {
  clearTimeout(unused)
  isUnwanted = false
  holders.add(holder)
  // Who comes while the server stops waits for its end, and starts it anew.
  if (server && !stopping) holder.write(`${server.port}\n`)
  let said = ''
  const leave = () => {
    leaving.add(holder)
    const isLast = [...holders].every((other) => leaving.has(other))
    if (isLast && said === GOODBYE) {
      if (server) void shutDown()
      return
    }
    holders.delete(holder)
    holder.destroy()
    if (!isLast || stopping) return
    clearTimeout(unused)
    unused = setTimeout(giveUp, BACK_MS)
  }
  holder
    .on('error', () => {})
    .on('data', (text: Buffer) => {
      said += text.toString()
    })
    .once('end', leave)
    .once('close', leave)
})

/** Binds the address, which locks the folder. */
const takeLock = () =>
  new Promise<void>((resolve) => {
    const taken = () => quit('Another process keeps this folder', keeperExit.someoneElseIsKeeper)
    lock.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return quit(error.message)
      if (process.platform === 'linux' || process.platform === 'win32') return taken()
      // A killed keeper may leave its socket file behind, with nobody listening.
      net.connect(address, taken).on('error', () => {
        rmSync(address, { force: true })
        lock.listen(address, resolve)
      })
    })
    lock.listen(address, resolve)
  })

process
  .on('SIGINT', () => {})
  .on('SIGHUP', () => {})
  .on('SIGTERM', () => void shutDown())
await takeLock()
try {
  const binaries = await findBinaries()
  mkdirSync(path.dirname(dir), { recursive: true })
  const as = chooseUser(dir, binaries.postgres)
  if (!initialise(options, binaries, as))
    quit('Another process made this folder first', keeperExit.someoneElseIsKeeper)
  checkVersion(dir, binaries)
  server = findOrphan(dir) ?? (await startPostmaster(options, binaries, as))
  watchPostmaster(server, () => {
    if (stopping) return
    for (const holder of holders) holder.destroy()
    quit('PostgreSQL ended')
  })
  for (const holder of holders) holder.write(`${server.port}\n`)
  // Everybody may have left while it started.
  if (isUnwanted || (holders.size > 0 && [...holders].every((holder) => leaving.has(holder))))
    await shutDown()
} catch (error) {
  quit((error as Error).message)
}
