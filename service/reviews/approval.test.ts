import { afterAll, beforeAll, expect, it } from 'vitest'
import { createReview, getRating, listReviews } from '#domain/reviews/api.ts'
import { getOrder } from '#domain/orders/api.ts'
import { newShopper, order, productWith } from '#service/orders/buying.testing.ts'
import { setStatus } from '#service/orders/store.ts'
import { typeCommand } from '#service/staff/commands/typing.testing.ts'
import { followChanges } from '#service/db/changes.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

const photo = {
  name: 'lid.png',
  type: 'image/png',
  base64_encoded_data:
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
}

let service: TestService
beforeAll(async () => {
  service = await startService({ REVIEWS: 'approve' })
})
afterAll(() => service.stop())

it('a new review waits: neither it, its photos nor its stars are shown before the staff approve it', async () => {
  const shopper = await newShopper(service)
  const product = await productWith(service, 50, 12)
  const orderId = await order(service, shopper, product.sku)
  await setStatus(service.db, orderId, 'received', new Date())
  const params = { id: product.id }
  const read = async () => ({
    list: await service.expectOk(listReviews, { params }),
    rating: await service.expectOk(getRating, { params }),
  })
  const before = await read()
  const { id, status_id } = await service.expectOk(
    createReview,
    { body: { review: { product_id: product.id, detail: 'Good lid.', rating: 1, attachments: [photo] } } },
    { token: shopper.token },
  )
  expect(status_id).toBe(2)
  expect(await read()).toEqual(before)
  const stored = await service.db.one<{ id: string }>(
    'select id from review_attachment where review_id = $1',
    [id],
  )
  const shownPhoto = async () => (await service.request(`/media/reviews/${stored?.id}`)).status
  expect(await shownPhoto()).toBe(404)
  // what was bought has its review: nobody is asked for another, and none is promised that cannot be seen
  const ordered = () => service.expectOk(getOrder, { params: { id: orderId } }, { token: shopper.token })
  const bought = async () => (await ordered()).items?.[0]?.extension_attributes
  expect((await ordered()).status).toBe('reviewed')
  expect(await bought()).toMatchObject({ review_status: 'pending' })
  expect(await bought()).not.toHaveProperty('review_id')
  const { lines } = await typeCommand(service, 'reviews --waiting')
  expect(lines).toEqual([`${id}  pending  1/5  ${product.sku}  Good lid.`])
  const told: string[] = []
  const changes = followChanges(service.db.url, {
    page_change: { invalidate: (keys) => void told.push(...(keys ?? [])) },
  })
  await changes.ready
  await typeCommand(service, `review ${id} approve`)
  await expect.poll(() => told, { timeout: 2_000 }).toContain(`product-${product.sku}`)
  await changes.close()
  const after = await read()
  expect(after.list.items[0]).toMatchObject({ id, detail: 'Good lid.' })
  expect(after.list.total_count).toBe(before.list.total_count + 1)
  expect(Number(after.rating.reviews_count)).toBe(Number(before.rating.reviews_count) + 1)
  expect(await shownPhoto()).toBe(200)
  expect(await bought()).toMatchObject({ review_status: 'approved', review_id: id })
  expect((await typeCommand(service, 'reviews --waiting')).lines).toEqual(['No reviews.'])
})
