import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A shop of the benchmark's own: the built pages and the real service on a fresh data folder. */
export interface Shop { url: string; process: ChildProcess; startedIn: number; residentBytes(): number; stop(): Promise<void> }

const ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/

/** Starts `service/main.ts` on a free port. @throws when it ends before it has printed its address. */
export async function startShop(): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'jadeleaf-bench-'))
  const began = performance.now()
  const child = spawn(process.execPath, ['service/main.ts'], { env: { ...process.env, PORT: '0', DATA_DIR: folder }, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const url = await new Promise<string>((done, fail) => {
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const port = ADDRESS.exec(printed)?.[1]
      if (port) done(`http://127.0.0.1:${port}`)
    })
    child.once('exit', (code) => fail(new Error(`The shop ended with code ${code}.`)))
  })
  await fetch(`${url}/`)
  return {
    url, process: child, startedIn: performance.now() - began,
    residentBytes: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
