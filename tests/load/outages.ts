import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { queueMessage } from '#service/outbox/store.ts'
import { writeRelease } from '../../build/release/write-release.ts'
import { startBalancer } from '../faults/balancer.ts'
import { killInTheMiddleOfOrders } from '../faults/kill-in-orders.ts'
import { startProcess, type ServiceProcess } from '../faults/process.ts'
import { restartUnderLoad } from '../faults/rolling.ts'
import { mebibytesOf } from '../harness/folder-size.ts'
import { builtShop, startLiveShop } from './live-shop.ts'
import { figure, section } from './report.ts'
import { createDataFolder } from './shop.ts'
import { withDatabase } from './stock-up.ts'

/** Emails that wait while the mail server hangs, and codes that are asked for meanwhile. */
const MAILS = 300,
  CODES = 20
/** Milliseconds after which a code that has not come counts as lost. */
const LOST = 30_000

/** Runs the built shop in the sandbox, on the embedded database in `folder`. */
const startSandbox = (folder: string): Promise<ServiceProcess> =>
  startProcess({ DATA_DIR: folder, NODE_ENV: 'production', DRAIN_SECONDS: '1' }, builtShop)

async function printRestart(): Promise<void> {
  await using data = createDataFolder()
  const balancer = await startBalancer()
  const running: ServiceProcess[] = []
  const start = async () => {
    const started = await startSandbox(data.folder)
    running.push(started)
    return started
  }
  try {
    const processes = [await start(), await start()]
    for (const { url } of processes) await balancer.add(url)
    const { answers } = await restartUnderLoad(balancer, processes, start)
    figure(
      'restart of two processes, one after the other: requests lost',
      answers.filter((answer) => answer !== 200).length,
      { most: 0, note: `of ${answers.length}` },
    )
  } finally {
    await balancer.stop()
    await Promise.all(running.map(({ stop }) => stop()))
  }
}

async function printCodes(): Promise<void> {
  await using shop = await startLiveShop()
  await withDatabase(shop.folder, async (db) => {
    for (let at = 0; at < MAILS; at++)
      await queueMessage(
        db,
        {
          channel: 'email',
          recipient: `${at}@shop.example`,
          purpose: 'order',
          language: 'en',
          subject: 'Order',
          body: 'text',
        },
        new Date(),
      )
  })
  const arrivals = new Map<string, number>()
  shop.sms.answer = ({ fields }) => {
    arrivals.set(fields['to'] ?? '', performance.now())
    return 200
  }
  const waits: number[] = []
  for (let at = 0; at < CODES; at++) {
    const mobile = String(51_230_000 + at)
    const asked = performance.now()
    const answer = await fetch(`${shop.url}/rest/en/V1/customer/mobile/sendcode/2/852/${mobile}`, {
      headers: { 'X-Forwarded-For': `203.0.113.${at}` },
    })
    if (!answer.ok) throw new Error(`No code: ${answer.status} ${await answer.text()}`)
    const arrival = () => arrivals.get(`+852${mobile}`)
    while (arrival() === undefined && performance.now() - asked < LOST) await sleep(5)
    waits.push(((arrival() ?? Infinity) - asked) / 1000)
  }
  figure('a code by SMS while the mail server hangs, the slowest', Math.max(...waits), {
    unit: 's',
    digits: 2,
    most: 2,
    note: `of ${CODES}, with ${MAILS} emails waiting`,
  })
}

async function printKill(): Promise<void> {
  await using data = createDataFolder()
  let last: ServiceProcess | undefined
  try {
    const found = await killInTheMiddleOfOrders(
      async () => (last = await startSandbox(data.folder)),
      data.folder,
    )
    const { orders, payments } = found.acknowledged
    figure('kill -9 in the middle of orders: orders and payments lost', found.lost + found.unpaid, {
      most: 0,
      note: `${orders} orders and ${payments} payments of ${found.buyers} buyers were acknowledged`,
    })
    figure('the same: orders made or paid twice', found.twice + found.paidTwice, { most: 0 })
    figure('the same: pieces taken without an order', found.piecesTooMany, { most: 0 })
  } finally {
    await last?.stop()
  }
}

function printSize(): void {
  const folder = mkdtempSync(join(tmpdir(), 'jadeleaf-bench-release-'))
  try {
    writeRelease(folder)
    figure('installed without Node: the whole release', mebibytesOf(folder), {
      unit: 'MiB',
      digits: 1,
      most: 60,
      note: `${mebibytesOf(join(folder, 'node_modules')).toFixed(1)} MiB of them packages`,
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What is lost when processes are replaced, killed, or wait for a system that hangs; and what has to be installed. */
export async function measureOutages(): Promise<void> {
  section('Restarts, outages, size')
  await printRestart()
  await printCodes()
  await printKill()
  printSize()
}
