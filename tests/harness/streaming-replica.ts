import { execFileSync, spawn } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secretFile } from '#service/db/embedded/address.ts'
import { chooseUser, findBinaries } from '#service/db/embedded/binaries.ts'
import { openCluster } from '#service/db/embedded/cluster.ts'

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** Gives a copied folder to the user whom the original belongs to. */
function giveTo(original: string, copy: string): void {
  const { uid, gid } = statSync(original)
  chownSync(copy, uid, gid)
  for (const entry of readdirSync(copy, { recursive: true, encoding: 'utf8' }))
    chownSync(join(copy, entry), uid, gid)
}

/** Makes a stopped server's folder into that of a standby, which streams from the server at `main`. */
function copyForStandby(original: string, copy: string, main: URL): void {
  cpSync(original, copy, { recursive: true })
  const password = readFileSync(secretFile(original), 'utf8').trim()
  writeFileSync(join(copy, 'standby.signal'), '')
  appendFileSync(
    join(copy, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${main.port} user=app password=${password}'\n`,
  )
  giveTo(original, copy)
}

/** Runs a standby. @returns what kills it, once it streams */
async function runStandby(dir: string, port: number): Promise<() => Promise<void>> {
  const { postgres } = await findBinaries()
  const as = chooseUser(dir, postgres)
  const options = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
  const [command = postgres, ...args] = [...as.prefix, postgres, '-D', dir, '-p', String(port), ...options]
  const child = spawn(command, args, { ...as.ids, stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve()
    })
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (text: Buffer) => {
      output += text.toString()
      if (output.includes('started streaming WAL')) resolve()
    })
    void ended.then(() => {
      reject(new Error(output))
    })
  })
  return async () => {
    child.kill('SIGQUIT')
    await ended
  }
}

/** Sends a signal to a server and all processes that it has started. */
function signalServer(dir: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const server = Number(readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(server, signal)
  for (const line of execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n')) {
    const [pid = 0, parent] = line.trim().split(/\s+/).map(Number)
    if (parent === server) process.kill(pid, signal)
  }
}

/** A server of its own with a standby that streams from it. */
export interface StreamingReplica {
  /** Address of the main database, as its superuser. */
  readonly main: string
  readonly replica: string
  /** Ends the standby without a word to its clients. */
  kill(): Promise<void>
  /** Stops all processes of the standby where they are: it neither answers nor refuses. */
  freeze(): void
  /** Lets them go on. */
  thaw(): void
  /** Starts it again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a server that `prepare` has filled, and a standby.
 * @param prepare is given the address of the empty database
 */
export async function startStreamingReplica(
  prepare: (url: string) => Promise<void>,
): Promise<StreamingReplica> {
  const folder = mkdtempSync(join(tmpdir(), 'jadeleaf-replica-'))
  const [dir, copy] = [join(folder, 'main'), join(folder, 'standby')]
  const filled = await openCluster({ dir })
  await prepare(filled.url)
  await filled.stop()
  copyForStandby(dir, copy, new URL(filled.url))
  const cluster = await openCluster({ dir, port: Number(new URL(filled.url).port) })
  const replica = new URL(cluster.url)
  replica.port = String(await freePort())
  let kill = await runStandby(copy, Number(replica.port))
  return {
    main: cluster.url,
    replica: replica.href,
    kill: () => kill(),
    freeze: () => {
      signalServer(copy, 'SIGSTOP')
    },
    thaw: () => {
      signalServer(copy, 'SIGCONT')
    },
    async restart() {
      kill = await runStandby(copy, Number(replica.port))
    },
    async stop() {
      await kill()
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
