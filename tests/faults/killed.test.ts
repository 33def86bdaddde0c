import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { people } from '../../service/seed/people.ts'
import { ask, placeOrder, readyCart, startProcess, tokenOf, type ServiceProcess } from './process.ts'

const sku = 'spirulina'
const folder = mkdtempSync(join(tmpdir(), 'jadeleaf-killed-'))
let service: ServiceProcess
beforeAll(async () => {
  service = await startProcess({ DATA_DIR: folder })
}, 120_000)
afterAll(async () => {
  await service.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 })
})

interface Orders {
  items: { entity_id: number; items: { sku: string }[] }[]
}
const salable = async () =>
  (await ask<{ extension_attributes: { salable_qty: number } }>(service, 'GET', `/products/${sku}`)).value
    .extension_attributes.salable_qty

it('kill -9 in the middle of orders loses none that was acknowledged, makes none twice and takes each piece once', async () => {
  const buyers = await Promise.all(
    people.map(async ({ key }) => ({ key: `order-of-${key}`, token: await tokenOf(service, key) })),
  )
  const pieces = await salable()
  for (const { token } of buyers) await readyCart(service, token, sku)

  const acknowledged = new Map<string, number>()
  let killed: Promise<void> | undefined
  await Promise.allSettled(
    buyers.map(async ({ key, token }) => {
      const { value } = await placeOrder(service, token, key)
      if (value.order_id !== null) acknowledged.set(key, value.order_id)
      // Some have their answer, some wait in the middle of theirs.
      if (acknowledged.size === 3) killed ??= service.kill()
    }),
  )
  await killed
  expect(acknowledged.size).toBeGreaterThanOrEqual(3)
  expect(acknowledged.size).toBeLessThan(buyers.length)

  service = await startProcess({ DATA_DIR: folder })
  for (const { key, token } of buyers) {
    // The browser asks again with the same key, whether it had its answer or not.
    const { value } = await placeOrder(service, token, key)
    expect(value.result).toBe('true')
    if (acknowledged.has(key)) expect(value.order_id).toBe(acknowledged.get(key))
    const { value: list } = await ask<Orders>(service, 'GET', '/customer/orders?sorted=1', { token })
    const mine = list.items.filter(({ items }) => items.length === 1 && items[0]?.sku === sku)
    expect(
      mine.map(({ entity_id }) => entity_id),
      key,
    ).toEqual([value.order_id])
  }
  expect(await salable()).toBe(pieces - buyers.length)
}, 120_000)
