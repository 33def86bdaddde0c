import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { keeperAddress, keeperExit, secretFile, type KeeperOptions } from './address.ts'

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

/**
 * Starts PostgreSQL on a folder, or joins the one that already runs there. Any number of processes may do so at once.
 * @param options.timeoutMs how long to wait for it
 * @throws Error with the reason, in one sentence where we know it
 */
export async function openCluster({ timeoutMs = 60_000, ...options }: KeeperOptions & { timeoutMs?: number }): Promise<Cluster> {
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
          socket.end()
        }),
      }
    }
    if (child?.exitCode === keeperExit.someoneElseIsKeeper) child = undefined
    if (child && child.exitCode !== null) throw new Error(log.trim().slice(-2_000) || 'it ended at once')
    if (Date.now() > until) throw new Error(`it did not start in ${timeoutMs / 1000} seconds. ${log.slice(-2_000)}`.trim())
    child ??= startKeeper({ ...options, dir }, (text) => { log += text })
    await sleep(40)
  }
}

function startKeeper(options: KeeperOptions, onLog: (text: string) => void): ChildProcess {
  const child = spawn(process.execPath, [keeper, JSON.stringify(options)], { detached: true, stdio: ['ignore', 'ignore', 'pipe'], cwd: path.parse(options.dir).root })
  child.stderr.on('data', (text: Buffer) => onLog(text.toString()))
  child.unref()
  ;(child.stderr as net.Socket).unref()
  return child
}
