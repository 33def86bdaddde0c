import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { processorSecondsOf } from './processor-time.ts'
import { getFor } from './requests.ts'

const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }

/** In the child process: serves what comes on stdin at every address and prints its port. */
async function serveStdin(): Promise<void> {
  const body = await buffer(process.stdin)
  const server = createServer((_, response) => {
    response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
  })
  server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
}

/**
 * Measures what Node's bare `http` server takes for one answer with the same compressed bytes, in ms of processor time.
 * It runs in a process of its own, gets the same requests as the shop and is warmed up for a second.
 */
export async function measureBareServer(body: Buffer, seconds: number): Promise<number> {
  const child = spawn(process.execPath, [import.meta.filename], { stdio: ['pipe', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  const killAtExit = () => void child.kill()
  process.once('exit', killAtExit)
  try {
    child.stdin.end(body)
    const printed = await Promise.race([once(child.stdout, 'data'), exit])
    const url = `http://127.0.0.1:${Number(printed[0])}/`
    await getFor(1, () => url)
    const pid = child.pid ?? 0
    const began = processorSecondsOf(pid)
    const { count } = await getFor(seconds, () => url)
    return ((processorSecondsOf(pid) - began) / count) * 1000
  } finally {
    child.kill()
    await exit
    process.off('exit', killAtExit)
  }
}

if (import.meta.main) await serveStdin()
