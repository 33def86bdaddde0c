import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running shop of the benchmark's own: the built pages and the real service. */
export interface Shop {
  url: string
  /** ms from the start of the process to the last byte of the first page. */
  startedIn: number
  residentBytes(): number
  /** Processor seconds so far, of the Node process and of its PostgreSQL: on a busy machine they say more than the clock. */
  processorSeconds(): { node: number; all: number }
  stop(): Promise<void>
  /** As a power cut would: no chance to close anything. */
  kill(): Promise<void>
}

const ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/

/** An empty data folder and its removal. */
export function dataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'jadeleaf-bench-'))
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Ticks of the clock a second, as Linux counts processor time. */
const TICKS = 100

/** Processor time of a process with its ended children, and who started it. */
function statOf(pid: number | string): { parent: number; seconds: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    return {
      parent: fields[1] ?? 0,
      seconds: fields.slice(11, 15).reduce((total, ticks) => total + ticks, 0) / TICKS,
    }
  } catch {
    return { parent: 0, seconds: 0 }
  }
}

/** Processor time of the PostgreSQL on a folder: the server and what it started. */
function postgresSeconds(folder: string): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const command = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    } catch {
      return ''
    }
  }
  const servers = new Set(
    pids.filter((pid) => /postgres/.test(command(pid)) && command(pid).includes(folder)).map(Number),
  )
  return pids.reduce((total, pid) => {
    const { parent, seconds } = statOf(pid)
    return total + (servers.has(Number(pid)) || servers.has(parent) ? seconds : 0)
  }, 0)
}

/** Starts `dist/service/main.js` on a free port. @throws when it ends before it has printed its address. */
export async function startShop(folder: string): Promise<Shop> {
  const began = performance.now()
  const child = spawn(process.execPath, ['dist/service/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  // a benchmark that breaks leaves nothing running
  const orphan = () => {
    child.kill('SIGKILL')
  }
  process.once('exit', orphan)
  const url = await new Promise<string>((done, fail) => {
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const port = ADDRESS.exec(printed)?.[1]
      if (port) done(`http://127.0.0.1:${port}`)
    })
    child.once('exit', (code) => fail(new Error(`The shop ended with code ${code}.`)))
  })
  await (await fetch(`${url}/`)).arrayBuffer()
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
    process.off('exit', orphan)
  }
  return {
    url,
    startedIn: performance.now() - began,
    residentBytes: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
    processorSeconds: () => {
      const node = statOf(child.pid ?? 0).seconds
      return { node, all: node + postgresSeconds(folder) }
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
