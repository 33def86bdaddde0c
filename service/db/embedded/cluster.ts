import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { projectFolder } from '../../project-folder.ts'
import { GOODBYE, keeperAddress, keeperExit, secretFile, type KeeperOptions } from './address.ts'
import { log } from '#service/log/log.ts'

/** A PostgreSQL server on a data folder, used by this process and possibly others. */
export interface Cluster {
  /** Address of its first database. */
  readonly url: string
  /** Disconnects from it; when the last user leaves, the server stops, and this resolves afterwards. */
  stop(): Promise<void>
}

const keeper = fileURLToPath(new URL('service/db/embedded/keeper.ts', projectFolder))

interface Hold {
  url: string
  socket: net.Socket
}

/** @throws Error with one sentence when the file is gone */
function readSecret(dir: string): string {
  try {
    return readFileSync(secretFile(dir), 'utf8').trim()
  } catch {
    throw new Error(`the file ${secretFile(dir)} with the password of the database cannot be read`)
  }
}

/**
 * Connects to the keeper of a folder, if there is one, and waits for its server.
 * @throws Error without the password
 */
const join = (dir: string, onLost: () => void) =>
  new Promise<Hold | undefined>((resolve, reject) => {
    const socket = net.connect(keeperAddress(dir))
    let text = '',
      ready = false
    socket.on('data', (data) => {
      text += data.toString()
      if (ready || !text.includes('\n')) return
      try {
        const secret = readSecret(dir)
        ready = true
        resolve({ url: `postgres://app:${secret}@127.0.0.1:${Number.parseInt(text, 10)}/postgres`, socket })
      } catch (error) {
        socket.destroy()
        reject(error as Error)
      }
    })
    socket.on('error', () => resolve(undefined))
    socket.on('close', () => {
      if (ready) onLost()
      resolve(undefined)
    })
  })

interface Opening extends KeeperOptions {
  /** How long to wait for it. */
  readonly timeoutMs?: number
  /** Called when another process is starting the server, so that this one can do something else meanwhile. */
  readonly onBegun?: () => void
  /** Called when the server has failed and cannot be restarted. */
  readonly onGone?: (reason: Error) => void
}

/**
 * Connects to the keeper of the folder, or starts one.
 * @throws Error with the reason, in one sentence if known
 */
async function takeHold(
  options: KeeperOptions,
  { timeoutMs = 60_000, onBegun }: Pick<Opening, 'timeoutMs' | 'onBegun'>,
  onLost: () => void,
): Promise<Hold> {
  const until = Date.now() + timeoutMs
  let log = ''
  let child: ChildProcess | undefined
  let hasEnded = false
  for (;;) {
    const hold = await join(options.dir, onLost)
    if (hold) {
      // This connection must not keep the process alive.
      hold.socket.unref()
      return hold
    }
    // A keeper to which nobody connected has stopped: on a busy machine this process may have been late.
    if (child?.exitCode === keeperExit.someoneElseIsKeeper || child?.exitCode === keeperExit.unused)
      child = undefined
    if (child && hasEnded) throw new Error(log.trim().slice(-2_000) || 'it ended at once')
    if (Date.now() > until)
      throw new Error(`it did not start in ${timeoutMs / 1000} seconds. ${log.slice(-2_000)}`.trim())
    if (!child) {
      hasEnded = false
      const started = startKeeper(options, (text) => {
        log += text
      })
      child = started
      // 'close', not 'exit': its last words on stderr may follow the exit.
      started.once('close', () => {
        if (child === started) hasEnded = true
      })
    }
    onBegun?.()
    await sleep(15)
  }
}

/** Restarts that fail within this time (ms) are given up after a number of attempts. */
const LASTS_MS = 30_000,
  RESTARTS = 3

/**
 * Starts PostgreSQL on a folder, or connects to the one already running there. Any number of processes may do so at
 * once. A killed server is restarted at the same address.
 * @throws Error with the reason, in one sentence if known
 */
export async function openCluster({ timeoutMs, onBegun, onGone, ...given }: Opening): Promise<Cluster> {
  if (!existsSync(keeper)) throw new Error('a release brings none, set DATABASE_URL to a PostgreSQL server')
  const options = { ...given, dir: path.resolve(given.dir) }
  const waiting = { ...(timeoutMs ? { timeoutMs } : {}), ...(onBegun ? { onBegun } : {}) }
  let stopping = false
  let restarts = 0
  let heldSince = 0
  let returning: Promise<void> | undefined
  const lost = () => {
    if (!stopping) returning = bringBack()
  }
  let hold = await takeHold(options, waiting, lost)
  heldSince = Date.now()
  const { url } = hold
  async function bringBack(): Promise<void> {
    try {
      restarts = Date.now() - heldSince > LASTS_MS ? 1 : restarts + 1
      if (restarts > RESTARTS) throw new Error('it ends as soon as it runs')
      log.error('The embedded PostgreSQL ended. It is started again.')
      hold = await takeHold({ ...options, port: Number(new URL(url).port) }, waiting, lost)
      heldSince = Date.now()
      if (hold.url !== url) throw new Error('it came back at another address')
      log.error('The embedded PostgreSQL runs again.')
    } catch (error) {
      if (!stopping) onGone?.(error as Error)
    }
  }
  return {
    url,
    async stop() {
      stopping = true
      await returning
      const { socket } = hold
      if (socket.destroyed) return
      await new Promise<void>((resolve) => {
        socket.once('close', () => resolve()).ref()
        socket.end(GOODBYE)
      })
    },
  }
}

function startKeeper(options: KeeperOptions, onLog: (text: string) => void): ChildProcess {
  const cache = getCompileCacheDir()
  const child = spawn(process.execPath, [keeper, JSON.stringify(options)], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: path.parse(options.dir).root,
    env: { ...process.env, ...(cache ? { NODE_COMPILE_CACHE: path.dirname(cache) } : {}) },
  })
  child.stderr.on('data', (text: Buffer) => onLog(text.toString()))
  child.unref()
  ;(child.stderr as net.Socket).unref()
  return child
}
