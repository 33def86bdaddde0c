import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running shop of the benchmark's own: the built pages and the real service. */
export interface Shop {
  url: string
  /** ms from the start of the process to the last byte of the first page. */
  startedIn: number
  residentBytes(): number
  stop(): Promise<void>
  /** As a power cut would: no chance to close anything. */
  kill(): Promise<void>
}

const ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/

/** An empty data folder and its removal. */
export function dataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'jadeleaf-bench-'))
  return { folder, remove: () => { rmSync(folder, { recursive: true, force: true }) } }
}

/** Starts `service/main.ts` on a free port. @throws when it ends before it has printed its address. */
export async function startShop(folder: string): Promise<Shop> {
  const began = performance.now()
  const child = spawn(process.execPath, ['service/main.ts'], { env: { ...process.env, PORT: '0', DATA_DIR: folder }, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  // a benchmark that breaks leaves nothing running
  const orphan = () => { child.kill('SIGKILL') }
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
    url, startedIn: performance.now() - began,
    residentBytes: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
