import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrder } from '#domain/orders/api.ts'
import { createReview, getRating, getReviewsConfig, listReviews } from '#domain/reviews/api.ts'
import { setStatus } from '#service/orders/store.ts'
import { newShopper, order, productWith, type Shopper } from '#service/orders/buying.testing.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => { service = await startService() })
afterAll(async () => { await service.stop() })

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64').toString('base64')
let place = 20
/** A shopper with a product that has arrived. */
async function owner(status = 'received'): Promise<{ shopper: Shopper; productId: number; orderId: number }> {
  const shopper = await newShopper(service), product = await productWith(service, 50, ++place), orderId = await order(service, shopper, product.sku)
  await setStatus(service.db, orderId, status, new Date())
  return { shopper, productId: product.id, orderId }
}
const write = (token: string | undefined, review: Record<string, unknown>) => service.call(createReview, { body: { review: { detail: 'Good lid.', rating: 4, ...review } as never } }, { token })

describe('seeded reviews', () => {
  it('stand under most products, at least three each, in several languages and mostly content', async () => {
    const products = await service.db.query<{ id: number; reviews_count: number; rating_sum: number }>('select id, reviews_count, rating_sum from product where visibility = 4')
    const reviewed = products.filter((product) => product.reviews_count > 0)
    expect(reviewed.length).toBeGreaterThan(products.length * 0.8)
    expect(reviewed.filter((product) => product.reviews_count < 3)).toEqual([])
    const texts = await service.db.one<{ texts: number; languages: number; mean: number }>('select count(distinct detail)::int as texts, count(distinct store_id)::int as languages, avg(rating) as mean from review')
    expect(texts!.texts).toBeGreaterThanOrEqual(60)
    expect(texts!.languages).toBe(6)
    expect(texts!.mean).toBeGreaterThan(3.8)
  })

  it('agree with the rating that is kept beside the product', async () => {
    const { id } = (await service.db.one<{ id: number }>('select id from product where reviews_count > 2 order by id limit 1'))!
    const { items, total_count } = await service.expectOk(listReviews, { params: { id } })
    const rating = await service.expectOk(getRating, { params: { id } })
    expect(total_count).toBe(items.length)
    expect(rating).toMatchObject({ entity_pk_value: id, reviews_count: items.length, rating_summary: Math.round(items.reduce((sum, item) => sum + Number(item.rating), 0) / items.length * 20) })
    expect(items.map((item) => item.created_at)).toEqual(items.map((item) => item.created_at).toSorted().toReversed())
  })

  it('are the same for a variant as for its parent', async () => {
    const variant = (await service.db.one<{ id: number; parent_id: number }>('select v.id, v.parent_id from product v join product p on p.id = v.parent_id where p.reviews_count > 0 limit 1'))!
    const [own, parent] = await Promise.all([variant.id, variant.parent_id].map((id) => service.expectOk(listReviews, { params: { id } })))
    expect(own).toEqual(parent)
  })

  it('answer 404 for an unknown product', async () => {
    expect(await service.call(listReviews, { params: { id: 999_999 } })).toMatchObject({ ok: false, status: 404 })
    expect(await service.call(getRating, { params: { id: 999_999 } })).toMatchObject({ ok: false, status: 404 })
  })
})

describe('writing a review', () => {
  it('asks for a signed-in customer', async () => { expect(await write(undefined, { product_id: 101 })).toMatchObject({ status: 401 }) })

  it('is for those who received the product, once', async () => {
    const { shopper, productId, orderId } = await owner()
    const before = await service.expectOk(getRating, { params: { id: productId } })
    expect(await write(shopper.token, { product_id: productId, order_id: orderId, detail: '  Good lid.  ' })).toMatchObject({ ok: true, value: { status_id: 1 } })
    const { items } = await service.expectOk(listReviews, { params: { id: productId } })
    expect(items[0]).toMatchObject({ detail: 'Good lid.', rating: 4, store_id: 3 })
    expect(items[0]!.nickname).not.toContain('Shopper')
    expect(Number((await service.expectOk(getRating, { params: { id: productId } })).reviews_count)).toBe(Number(before.reviews_count) + 1)
    expect(await write(shopper.token, { product_id: productId })).toMatchObject({ status: 400, message: 'You have already reviewed this product.' })
  })

  it('turns an order whose products all have a review into a reviewed one', async () => {
    const { shopper, productId, orderId } = await owner('complete')
    await write(shopper.token, { product_id: productId })
    expect((await service.expectOk(getOrder, { params: { id: orderId } }, { token: shopper.token })).status).toBe('reviewed')
  })

  it('keeps one review when two arrive at once', async () => {
    const { shopper, productId } = await owner()
    const answers = await Promise.all([1, 2, 3].map(() => write(shopper.token, { product_id: productId })))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  })

  it('refuses who has not bought, not received, or names the order of somebody else', async () => {
    const mine = await owner('in_transit'), stranger = await newShopper(service)
    const refusal = { status: 400, message: 'Only products that you bought and received can be reviewed.' }
    expect(await write(mine.shopper.token, { product_id: mine.productId })).toMatchObject(refusal)
    expect(await write(stranger.token, { product_id: mine.productId })).toMatchObject(refusal)
    expect(await write(stranger.token, { product_id: mine.productId, order_id: mine.orderId })).toMatchObject({ status: 404 })
    expect(await write(stranger.token, { product_id: 999_999 })).toMatchObject({ status: 404 })
  })

  it('refuses what is empty, too long, unrated or not a picture', async () => {
    const { shopper: { token }, productId: product_id } = await owner()
    const limits = await service.expectOk(getReviewsConfig)
    const file = (name: string, data = png) => ({ name, type: 'image/png', base64_encoded_data: data })
    expect(await write(token, { product_id, detail: '   ' })).toMatchObject({ status: 400, message: 'Comment is empty' })
    expect(await write(token, { product_id, detail: '长'.repeat(limits.max_characters + 1) })).toMatchObject({ status: 400 })
    for (const rating of [0, 6, 4.5]) expect(await write(token, { product_id, rating })).toMatchObject({ status: 400 })
    expect(await write(token, { product_id, attachments: Array.from({ length: limits.max_attachments + 1 }, () => file('a.png')) })).toMatchObject({ status: 400 })
    expect(await write(token, { product_id, attachments: [file('a.svg')] })).toMatchObject({ status: 400, parameters: ['a.svg'] })
    expect(await write(token, { product_id, attachments: [file('a.png', Buffer.from('<script>').toString('base64'))] })).toMatchObject({ status: 400 })
    expect(await write(token, { product_id, detail: '长'.repeat(limits.max_characters), attachments: [file('a.png')] })).toMatchObject({ ok: true })
    const { items } = await service.expectOk(listReviews, { params: { id: product_id } })
    const picture = await service.request(items[0]!.attachments[0]!)
    expect([picture.status, picture.headers.get('content-type'), picture.headers.get('x-content-type-options')]).toEqual([200, 'image/png', 'nosniff'])
  })
})
