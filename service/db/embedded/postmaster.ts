import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { KeeperOptions } from './address.ts'
import type { Binaries, RunAs } from './binaries.ts'

/** A running PostgreSQL server of one folder. */
export interface Postmaster {
  readonly port: number
  readonly pid: number
  readonly child?: ChildProcess
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const pidFile = (dir: string) => path.join(dir, 'postmaster.pid')
const pidFileLines = (dir: string) =>
  existsSync(pidFile(dir)) ? readFileSync(pidFile(dir), 'utf8').split('\n') : []

/**
 * Finds the server that a killed keeper left running on this folder. Its process id may have been reused, so Linux
 * checks the command line.
 */
export function findOrphan(dir: string): Postmaster | undefined {
  const lines = pidFileLines(dir)
  const pid = Number(lines[0]),
    port = Number(lines[3])
  if (!pid || !port || !isAlive(pid)) return undefined
  if (process.platform === 'linux') {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    if (!command.includes('postgres') || !command.includes(dir)) return undefined
  }
  return { pid, port }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })

const unsafeOptions = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
]

/** How long (milliseconds) to retry a start that fails for a temporary reason. */
const RETRY_MS = 20_000

/**
 * PostgreSQL's messages for temporary reasons: processes of a killed server still exist, or another program took the
 * port after it was found free.
 */
const temporary =
  /lock file "postmaster\.pid" already exists|pre-existing shared memory block|Address already in use/

/**
 * Marks a killed server as gone. If its parent was killed too, nobody may reap it (a container without an init
 * process), and PostgreSQL takes it for alive. Writes a process id that cannot exist into its pid file; PostgreSQL
 * still checks the shared memory.
 */
function forgetUncollected(dir: string): void {
  const [pid, ...rest] = pidFileLines(dir)
  if (process.platform !== 'linux' || !pid || !isUncollected(Number(pid))) return
  writeFileSync(pidFile(dir), [NO_PROCESS, ...rest].join('\n'))
}
/** Above the maximum process id of Linux. */
const NO_PROCESS = 2_147_483_646

function isUncollected(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/**
 * Starts the server on a local port and resolves when it accepts connections.
 * @throws Error with the end of its log
 */
export async function startPostmaster(
  options: KeeperOptions,
  binaries: Binaries,
  as: RunAs,
): Promise<Postmaster> {
  for (const until = Date.now() + RETRY_MS; ; await sleep(250)) {
    forgetUncollected(options.dir)
    const started = await startOnce(options, binaries, as)
    if (typeof started !== 'string') return started
    if (!temporary.test(started) || Date.now() > until)
      throw new Error(started.trim() || 'PostgreSQL ended at once')
  }
}

/** @returns the server, or the end of its log if it exited at once */
async function startOnce(
  { dir, unsafe, port: wanted }: KeeperOptions,
  { postgres }: Binaries,
  as: RunAs,
): Promise<Postmaster | string> {
  const port = wanted ?? (await freePort())
  const options = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'shared_buffers=128MB',
    // The data is on a solid-state disk or in memory, so random reads cost little more than sequential ones.
    'random_page_cost=1.1',
    ...(unsafe ? unsafeOptions : []),
  ]
  const [command = postgres, ...args] = [
    ...as.prefix,
    postgres,
    '-D',
    dir,
    '-p',
    String(port),
    ...options.flatMap((option) => ['-c', option]),
  ]
  const child = spawn(command, args, {
    ...as.ids,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
    cwd: path.parse(dir).root,
  })
  let log = ''
  const ready = await new Promise<boolean>((resolve) => {
    child.stderr.on('data', (text: Buffer) => {
      log = (log + text.toString()).slice(-8_000)
      if (text.toString().includes('ready to accept connections')) resolve(true)
    })
    child.once('error', (error) => {
      log += error.message
      resolve(false)
    })
    child.once('exit', () => resolve(false))
  })
  if (!ready) return log
  // Inside a namespace the pid file holds the server's own process id.
  return { port, pid: Number(pidFileLines(dir)[0]) || child.pid!, child }
}

/** Stops the server in its "fast" mode and waits until the folder is released. */
export async function stopPostmaster(dir: string, { pid, child }: Postmaster): Promise<void> {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    /* It ended by itself. */
  }
  while (isAlive(pid) && existsSync(pidFile(dir))) await sleep(15)
  while (child && child.exitCode === null && child.signalCode === null) await sleep(10)
}

/** Calls `onEnd` when the server has exited. */
export function watchPostmaster({ pid, child }: Postmaster, onEnd: () => void): void {
  if (child) child.once('exit', onEnd)
  else
    setInterval(() => {
      if (!isAlive(pid)) onEnd()
    }, 1_000).unref()
}
