import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as cart from '#domain/cart/api.ts'
import type { Db } from '#service/db/db.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { onCart } from './current-cart.ts'
import {
  CartChanged,
  deleteItem,
  findGuestCart,
  putItem,
  setItemQuantity,
  type CartRow,
  type Reading,
} from './store.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service?.stop())

async function twoProducts() {
  const cartId = await service.expectOk(cart.createGuestCart)
  const products = await service.db.query<{ id: number; sku: string }>(
    `select id, sku from product where type_id = 'simple' order by id limit 2`,
  )
  const row = (index: number, id: number) => ({
    cart_id: id,
    product_id: products[index]!.id,
    sku: products[index]!.sku,
    qty: 1,
    options: {},
    options_key: '',
  })
  const read = async (db: Db, reading: Reading): Promise<CartRow> =>
    (await findGuestCart(db, cartId, new Date(), reading))!
  return { row, read }
}
const skus = ({ items }: CartRow) => items?.map(({ product_id }) => product_id)

it('a line is not written to a cart that changed since it was read', async () => {
  const { row, read } = await twoProducts()
  const seen = await read(service.db, 'plain')
  await putItem(service.db, row(0, seen.id), new Date(), seen.version)
  const late = putItem(service.db, row(1, seen.id), new Date(), seen.version)
  await expect(late).rejects.toThrow(CartChanged)
  expect(skus(await read(service.db, 'plain'))).toEqual([row(0, 0).product_id])
})

it('a line is neither changed nor removed in a cart that changed since it was read', async () => {
  const { row, read } = await twoProducts()
  const { id } = await read(service.db, 'plain')
  const line = await putItem(service.db, row(0, id), new Date())
  const seen = await read(service.db, 'plain')
  await putItem(service.db, row(1, id), new Date(), seen.version)
  await expect(setItemQuantity(service.db, seen, line.id, 5, new Date())).rejects.toThrow(CartChanged)
  expect(await deleteItem(service.db, seen, line.id, new Date())).toBe(false)
  const now = await read(service.db, 'plain')
  expect(now.items?.map(({ qty }) => qty)).toEqual([1, 1])
  await setItemQuantity(service.db, now, line.id, 5, new Date())
  expect((await read(service.db, 'plain')).items?.map(({ qty }) => qty)).toEqual([5, 1])
  expect(await deleteItem(service.db, await read(service.db, 'plain'), line.id, new Date())).toBe(true)
  expect(skus(await read(service.db, 'plain'))).toEqual([row(1, 0).product_id])
})

it('a line that is not there changes nothing of its cart', async () => {
  const { row, read } = await twoProducts()
  const { id } = await read(service.db, 'plain')
  const line = await putItem(service.db, row(0, id), new Date())
  const seen = await read(service.db, 'plain')
  expect(await deleteItem(service.db, seen, line.id + 1_000_000, new Date())).toBe(false)
  expect((await read(service.db, 'plain')).version).toBe(seen.version)
})

it('a second try writes the line, to the cart as it is then', async () => {
  const { row, read } = await twoProducts()
  const seen: unknown[] = []
  await onCart(service.db, read, async (db, found) => {
    seen.push(skus(found))
    if (seen.length === 1) await putItem(service.db, row(0, found.id), new Date())
    return putItem(db, row(1, found.id), new Date(), found.version)
  })
  expect(seen).toEqual([[], [row(0, 0).product_id]])
  expect(skus(await read(service.db, 'plain'))).toHaveLength(2)
})

it('a lock that had to wait does not bring lines from before the wait', async () => {
  const { row, read } = await twoProducts()
  const { id } = await read(service.db, 'plain')
  const written = Promise.withResolvers<void>()
  const first = service.db.tx(async (tx) => {
    await putItem(tx, row(0, id), new Date())
    written.resolve()
    await sleep(200)
  })
  await written.promise
  const waiting = service.db.tx((other) => read(other, 'locked'))
  await first
  expect((await waiting).items).toBeNull()
  expect(await service.db.tx(async (tx) => skus(await read(tx, 'locked')))).toEqual([row(0, 0).product_id])
})
