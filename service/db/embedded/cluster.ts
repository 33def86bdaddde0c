import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { GOODBYE, keeperAddress, keeperExit, secretFile, type KeeperOptions } from './address.ts'

/** A PostgreSQL server on a data folder that this process uses, perhaps together with others. */
export interface Cluster {
  /** Address of its first database. */
  readonly url: string
  /** Lets go of it; the last one out stops the server and gets its answer only then. */
  stop(): Promise<void>
}

const keeper = fileURLToPath(new URL('./keeper.ts', import.meta.url))

interface Hold { url: string; socket: net.Socket }

/** Joins the keeper of a folder, if there is one, and waits until its server is ready. */
const join = (dir: string, onLost: () => void) => new Promise<Hold | undefined>((resolve) => {
  const socket = net.connect(keeperAddress(dir))
  let text = '', ready = false
  socket.on('data', (data) => {
    text += data.toString()
    if (ready || !text.includes('\n')) return
    ready = true
    const secret = readFileSync(secretFile(dir), 'utf8').trim()
    resolve({ url: `postgres://app:${secret}@127.0.0.1:${Number.parseInt(text, 10)}/postgres`, socket })
  })
  socket.on('error', () => resolve(undefined))
  socket.on('close', () => { if (ready) onLost(); resolve(undefined) })
})

interface Opening extends KeeperOptions {
  /** How long to wait for it. */
  readonly timeoutMs?: number
  /** Called when it is under way in another process, and this one can do something else. */
  readonly onBegun?: () => void
}

/**
 * Starts PostgreSQL on a folder, or joins the one that already runs there. Any number of processes may do so at once.
 * @throws Error with the reason, in one sentence where we know it
 */
export async function openCluster({ timeoutMs = 60_000, onBegun, ...options }: Opening): Promise<Cluster> {
  const dir = path.resolve(options.dir)
  const until = Date.now() + timeoutMs
  let stopping = false, log = ''
  let child: ChildProcess | undefined
  for (;;) {
    const hold = await join(dir, () => { if (!stopping) process.emitWarning('The embedded PostgreSQL went away') })
    if (hold) {
      const { url, socket } = hold
      // Holding on is no reason to keep the process alive.
      socket.unref()
      return {
        url,
        stop: () => new Promise((resolve) => {
          stopping = true
          if (socket.destroyed) return resolve()
          socket.once('close', () => resolve()).ref()
          socket.end(GOODBYE)
        }),
      }
    }
    if (child?.exitCode === keeperExit.someoneElseIsKeeper) child = undefined
    if (child && child.exitCode !== null) throw new Error(log.trim().slice(-2_000) || 'it ended at once')
    if (Date.now() > until) throw new Error(`it did not start in ${timeoutMs / 1000} seconds. ${log.slice(-2_000)}`.trim())
    child ??= startKeeper({ ...options, dir }, (text) => { log += text })
    onBegun?.()
    await sleep(15)
  }
}

function startKeeper(options: KeeperOptions, onLog: (text: string) => void): ChildProcess {
  const cache = getCompileCacheDir()
  const child = spawn(process.execPath, [keeper, JSON.stringify(options)], { detached: true, stdio: ['ignore', 'ignore', 'pipe'], cwd: path.parse(options.dir).root, env: { ...process.env, ...(cache ? { NODE_COMPILE_CACHE: path.dirname(cache) } : {}) } })
  child.stderr.on('data', (text: Buffer) => onLog(text.toString()))
  child.unref()
  ;(child.stderr as net.Socket).unref()
  return child
}
