import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { killInTheMiddleOfOrders } from './kill-in-orders.ts'
import { startProcess, type ServiceProcess } from './process.ts'

let folder = ''
let last: ServiceProcess | undefined
afterEach(async () => {
  await last?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 })
})

it('kill -9 in the middle of orders loses none that was acknowledged, makes and charges none twice and takes each piece once', async () => {
  folder = mkdtempSync(join(tmpdir(), 'jadeleaf-killed-'))
  const start = async () => (last = await startProcess({ DATA_DIR: folder }))
  const found = await killInTheMiddleOfOrders(start, folder)
  expect(found.acknowledged.orders).toBeGreaterThanOrEqual(3)
  expect(found.acknowledged.payments).toBeGreaterThanOrEqual(2)
  expect(found.acknowledged.orders).toBeLessThan(found.buyers)
  expect(found).toMatchObject({ lost: 0, twice: 0, unpaid: 0, paidTwice: 0, piecesTooMany: 0 })
}, 120_000)
