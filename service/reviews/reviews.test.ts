import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReview, getRating, getReviewsConfig, listReviews } from '#domain/reviews/api.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { reviewLimits } from './attachments.ts'

let service: TestService, token: string
beforeAll(async () => { service = await startService(); token = await service.tokenOf('preferred') })
afterAll(async () => { await service.stop() })

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64')
const write = (review: object, options: object = { token }) => service.call(createReview, { body: { review: { product_id: 102, detail: 'Good label.', rating: 4, ...review } } }, options)

describe('reviews', () => {
  it('come newest first and agree with the rating', async () => {
    const { items, total_count } = await service.expectOk(listReviews, { params: { id: 101 } })
    const rating = await service.expectOk(getRating, { params: { id: 101 } })
    expect(items).toHaveLength(total_count)
    expect(total_count).toBeGreaterThanOrEqual(3)
    expect(items.map((item) => item.created_at)).toEqual(items.map((item) => item.created_at).toSorted().toReversed())
    expect(rating.reviews_count).toBe(total_count)
    expect(rating.rating_summary).toBe(Math.round(items.reduce((sum, item) => sum + item.rating, 0) / total_count * 20))
  })
  it('stand in several languages; most products have at least three', async () => {
    const rows = await service.db.query<{ n: number }>("select count(r.id)::int as n from product p left join review r on r.product_id = p.id where p.visibility = 4 group by p.id")
    expect(rows.filter((row) => row.n >= 3).length / rows.length).toBeGreaterThan(.8)
    expect(await service.db.query('select distinct store_id from review')).toHaveLength(6)
  })
  it('tell their limits', async () => {
    expect(await service.expectOk(getReviewsConfig)).toMatchObject({ max_characters: 500, max_attachments: 3, guest_allowed: false })
  })
  it('are written by customers only', async () => {
    expect(await write({}, {})).toMatchObject({ ok: false, status: 401 })
    const before = await service.expectOk(getRating, { params: { id: 102 } })
    console.log(await write({ attachments: [{ name: 'a.png', type: 'image/png', base64_encoded_data: png }] }))
    expect(await write({ attachments: [{ name: 'a.png', type: 'image/png', base64_encoded_data: png }] })).toMatchObject({ ok: true, value: { status_id: 1 } })
    const after = await service.expectOk(getRating, { params: { id: 102 } })
    expect(after.reviews_count).toBe(before.reviews_count + 1)
    const [newest] = (await service.expectOk(listReviews, { params: { id: 102 } })).items
    expect(newest).toMatchObject({ detail: 'Good label.', rating: 4 })
    expect(newest!.nickname).toContain('*')
    const picture = await service.request(newest!.attachments[0]!)
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
  })
  it.each([
    [{ detail: '   ' }, 400, 'Comment is empty'], [{ detail: 'x'.repeat(501) }, 400, 'Please shorten the comment to %1 characters or less.'], [{ rating: 6 }, 400, 'Please select a rating.'], [{ rating: 2.5 }, 400, 'Please select a rating.'],
    [{ product_id: 99_999 }, 404, 'No such entity with %fieldName = %fieldValue'], [{ order_id: 99_999_999 }, 404, 'No such entity with %fieldName = %fieldValue'],
    [{ attachments: [{ name: 'a.txt', type: 'text/plain', base64_encoded_data: 'eA==' }] }, 400, 'Invalid file format: %1'],
    [{ attachments: [{ name: 'a.png', type: 'image/png', base64_encoded_data: Buffer.from('<svg onload=alert(1)>').toString('base64') }] }, 400, 'Invalid file format: %1'],
    [{ attachments: [{ name: 'a.png', type: 'image/png', base64_encoded_data: 'A'.repeat(Math.ceil(reviewLimits.maxAttachmentBytes * 4 / 3) + 8) }] }, 400, 'The file %1 is larger than %2 KB.'],
    [{ attachments: [1, 2, 3, 4].map((at) => ({ name: `${at}.png`, type: 'image/png', base64_encoded_data: png })) }, 400, 'You can attach at most %1 files.'],
  ])('refuse what does not fit (%#)', async (review, status, message) => {
    expect(await write(review)).toMatchObject({ ok: false, status, message })
  })
  it('of an unknown product are not found', async () => {
    expect(await service.call(listReviews, { params: { id: 99_999 } })).toMatchObject({ ok: false, status: 404 })
  })
})
