import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startService, type TestService } from '../harness/service.ts'
import { startBalancer, type Balancer } from './balancer.ts'
import { startProcess, type ServiceProcess } from './process.ts'
import { REQUESTS, restartUnderLoad } from './rolling.ts'

let inspector: TestService
let balancer: Balancer
let processes: ServiceProcess[]
const start = () => startProcess({ DATABASE_URL: inspector.db.url, DRAIN_SECONDS: '1' })
beforeAll(async () => {
  inspector = await startService()
  balancer = await startBalancer()
  processes = await Promise.all([start(), start()])
  await Promise.all(processes.map(({ url }) => balancer.add(url)))
}, 120_000)
afterAll(async () => {
  await balancer.stop()
  await Promise.all(processes.map((process) => process.stop()))
  await inspector.stop()
})

it('both processes are replaced one after the other, and no request is lost', async () => {
  const { answers, processes: replaced } = await restartUnderLoad(balancer, processes, start)
  processes = replaced
  expect(answers.length).toBeGreaterThanOrEqual(REQUESTS)
  expect(answers.filter((answer) => answer !== 200)).toEqual([])
}, 120_000)

/** Sends bytes as they are. Returns the first line of the answer and whether the connection stays open. */
const sendRaw = (url: string, text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('error', reject).on('data', (data) => {
      answer += data.toString()
      if (answer.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('close', () => resolve(answer))
  })
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

describe('probes', () => {
  const probes = ['/livez', '/readyz', '/healthz']
  it.each(probes)('%s answers HTTP/1.0 without a Host, and whatever the method', async (path) => {
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      expect(statusOf(await sendRaw(processes[0]!.url, `${method} ${path} HTTP/1.0\r\n\r\n`)), method).toBe(
        200,
      )
  })
  it('while a process stops, it is alive and not ready, and asks clients to connect anew', async () => {
    const third = await start()
    expect(await sendRaw(third.url, 'GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(
      /connection: keep-alive/i,
    )
    const stopped = third.stop()
    await expect.poll(async () => (await fetch(`${third.url}/readyz`)).status, { interval: 20 }).toBe(503)
    const answers = await Promise.all(
      probes.map((path) => sendRaw(third.url, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)),
    )
    expect(answers.map(statusOf)).toEqual([200, 503, 503])
    for (const answer of answers) expect(answer).toMatch(/connection: close/i)
    const call = await fetch(`${third.url}/rest/en/V1/directory/countries`)
    expect([call.status, call.headers.get('connection')]).toEqual([200, 'close'])
    await call.arrayBuffer()
    await stopped
    await expect(fetch(`${third.url}/livez`)).rejects.toThrow()
  })
})
