import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { KeeperOptions } from './address.ts'
import type { Binaries, RunAs } from './binaries.ts'

/** A running PostgreSQL server of one folder. */
export interface Postmaster { readonly port: number; readonly pid: number; readonly child?: ChildProcess }

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const pidFile = (dir: string) => path.join(dir, 'postmaster.pid')
const pidFileLines = (dir: string) => (existsSync(pidFile(dir)) ? readFileSync(pidFile(dir), 'utf8').split('\n') : [])

/** The server that a killed keeper left running on this folder. Its number may belong to another program by now, so Linux checks the command line. */
export function findOrphan(dir: string): Postmaster | undefined {
  const lines = pidFileLines(dir)
  const pid = Number(lines[0]), port = Number(lines[3])
  if (!pid || !port || !isAlive(pid)) return undefined
  if (process.platform === 'linux') {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    if (!command.includes('postgres') || !command.includes(dir)) return undefined
  }
  return { pid, port }
}

const freePort = () => new Promise<number>((resolve) => {
  const probe = net.createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address() as net.AddressInfo
    probe.close(() => resolve(port))
  })
})

const unsafeOptions = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'wal_level=minimal', 'max_wal_senders=0']

/** Starts the server on a free local port and resolves when it takes connections. @throws Error with the end of its log */
export async function startPostmaster({ dir, unsafe }: KeeperOptions, { postgres }: Binaries, as: RunAs): Promise<Postmaster> {
  const port = await freePort()
  const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100', 'shared_buffers=128MB', ...(unsafe ? unsafeOptions : [])]
  const [command = postgres, ...args] = [...as.prefix, postgres, '-D', dir, '-p', String(port), ...options.flatMap((option) => ['-c', option])]
  const child = spawn(command, args, { ...as.ids, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LC_ALL: 'C' }, cwd: path.parse(dir).root })
  let log = ''
  const ready = await new Promise<boolean>((resolve) => {
    child.stderr.on('data', (text: Buffer) => {
      log = (log + text.toString()).slice(-8_000)
      if (text.toString().includes('ready to accept connections')) resolve(true)
    })
    child.once('error', (error) => { log += error.message; resolve(false) })
    child.once('exit', () => resolve(false))
  })
  if (!ready) throw new Error(log.trim() || 'PostgreSQL ended at once')
  // With a namespace in front, the server's own number stands in its pid file.
  return { port, pid: Number(pidFileLines(dir)[0]) || child.pid!, child }
}

/** Ends the server in its "fast" mode and waits until the folder is free. */
export async function stopPostmaster(dir: string, { pid, child }: Postmaster): Promise<void> {
  try { process.kill(pid, 'SIGINT') } catch { /* It ended by itself. */ }
  while (isAlive(pid) && existsSync(pidFile(dir))) await sleep(15)
  while (child && child.exitCode === null && child.signalCode === null) await sleep(10)
}

/** Calls `onEnd` when the server is gone. */
export function watchPostmaster({ pid, child }: Postmaster, onEnd: () => void): void {
  if (child) child.once('exit', onEnd)
  else setInterval(() => { if (!isAlive(pid)) onEnd() }, 1_000).unref()
}
