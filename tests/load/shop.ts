import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProcesses, postgresSeconds, processorSecondsOf } from './processor-time.ts'

/** A running shop of the benchmark's own: the built pages and the real service. Disposal stops it. */
export interface Shop extends AsyncDisposable {
  url: string
  /** From the start of the process to the last byte of the first listing: by the clock in ms, and processor time of the Node process in seconds. */
  start: { ms: number; processorSeconds: number }
  residentBytes(): number
  /** Processor seconds so far, of the Node process and of it together with its PostgreSQL. */
  processorSeconds(): { node: number; all: number }
  stop(): Promise<void>
  /** Ends the process with SIGKILL, as a power cut would. */
  kill(): Promise<void>
}

const ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/

/** A PostgreSQL whose shop was killed stops by itself within 5 s. */
const LEAVING_MS = 10_000

/** Waits until no process uses the folder; ends those that still do after `LEAVING_MS`. */
async function endProcesses(folder: string): Promise<void> {
  const until = performance.now() + LEAVING_MS
  while (findProcesses(folder).length > 0 && performance.now() < until) await sleep(100)
  for (const pid of findProcesses(folder)) process.kill(pid, 'SIGKILL')
}

/** Creates an empty data folder. Disposal waits for the processes on it to end and removes it. */
export function createDataFolder(): { folder: string } & AsyncDisposable {
  const folder = mkdtempSync(join(tmpdir(), 'jadeleaf-bench-'))
  return {
    folder,
    async [Symbol.asyncDispose]() {
      await endProcesses(folder)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Starts `dist/service/main.js` on a free port and gets the first listing. @throws when it ends before it has printed its address. */
export async function startShop(folder: string): Promise<Shop> {
  const began = performance.now()
  const child = spawn(process.execPath, ['dist/service/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const killAtExit = () => {
    child.kill('SIGKILL')
  }
  process.once('exit', killAtExit)
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
    process.off('exit', killAtExit)
  }
  try {
    const url = await new Promise<string>((done, fail) => {
      let printed = ''
      const findAddress = (chunk: Buffer) => {
        printed += chunk.toString()
        const port = ADDRESS.exec(printed)?.[1]
        if (!port) return
        // what the log says afterwards is read and dropped: the load must not wait for it
        child.stdout.off('data', findAddress).resume()
        done(`http://127.0.0.1:${port}`)
      }
      child.stdout.on('data', findAddress)
      child.once('exit', (code) => fail(new Error(`The shop ended with code ${code}.`)))
    })
    await (await fetch(`${url}/categories`)).arrayBuffer()
    const pid = child.pid ?? 0
    return {
      url,
      start: { ms: performance.now() - began, processorSeconds: processorSecondsOf(pid) },
      residentBytes: () =>
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
      processorSeconds: () => {
        const node = processorSecondsOf(pid)
        return { node, all: node + postgresSeconds(folder) }
      },
      stop: () => end('SIGTERM'),
      kill: () => end('SIGKILL'),
      [Symbol.asyncDispose]: () => end('SIGTERM'),
    }
  } catch (error) {
    await end('SIGKILL')
    throw error
  }
}

/** A simple product in stock. */
export async function findSellableSku(url: string): Promise<string> {
  const { items } = (await (
    await fetch(`${url}/rest/en/V1/magento/en/products?searchCriteria[pageSize]=50`)
  ).json()) as { items: { sku: string; type_id: string; extension_attributes: { stock_status: number } }[] }
  const sku = items.find(
    (item) => item.type_id === 'simple' && item.extension_attributes.stock_status === 1,
  )?.sku
  if (!sku) throw new Error('The shop has nothing to sell.')
  return sku
}
