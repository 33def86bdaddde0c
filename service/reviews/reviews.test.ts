import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchCatalogue } from '#domain/catalogue/api.ts'
import { readProduct } from '#domain/catalogue/product-view.ts'
import { issueToken } from '#service/credentials/token-store.ts'
import { getOrder } from '#domain/orders/api.ts'
import { createReview, getRating, getReviewsConfig, listReviews } from '#domain/reviews/api.ts'
import { storesReadFirst } from '#domain/reviews/reading-order.ts'
import { languageOf } from '#domain/store/languages.ts'
import { starsOf } from '#domain/reviews/mean.ts'
import { setStatus } from '#service/orders/store.ts'
import {
  newShopper,
  order,
  placeOrder,
  productWith,
  readyCart,
  type Shopper,
} from '#service/orders/buying.testing.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(async () => {
  await service.stop()
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
).toString('base64')
let place = 20
/** A shopper with a product that has arrived. */
async function owner(status = 'received'): Promise<{ shopper: Shopper; productId: number; orderId: number }> {
  const shopper = await newShopper(service),
    product = await productWith(service, 50, ++place),
    orderId = await order(service, shopper, product.sku)
  await setStatus(service.db, orderId, status, new Date())
  return { shopper, productId: product.id, orderId }
}
const write = (token: string | undefined, review: Record<string, unknown>) =>
  service.call(
    createReview,
    { body: { review: { detail: 'Good lid.', rating: 4, ...review } as never } },
    { token },
  )

describe('seeded reviews', () => {
  it('stand under most products, at least three each, in several languages and mostly content', async () => {
    const products = await service.db.query<{ id: number; reviews_count: number; rating_sum: number }>(
      // without what the sandbox people wrote about their orders
      `select id, reviews_count - (select count(*)::int from review r where r.product_id = p.id and r.customer_id is not null) as reviews_count, rating_sum
       from product p where visibility = 4`,
    )
    const reviewed = products.filter((product) => product.reviews_count > 0)
    expect(reviewed.length).toBeGreaterThan(products.length * 0.8)
    expect(reviewed.filter((product) => product.reviews_count < 3)).toEqual([])
    const texts = await service.db.one<{ texts: number; languages: number; mean: number }>(
      'select count(distinct detail)::int as texts, count(distinct store_id)::int as languages, avg(rating) as mean from review',
    )
    expect(texts!.texts).toBeGreaterThanOrEqual(60)
    expect(texts!.languages).toBe(6)
    expect(texts!.mean).toBeGreaterThan(3.8)
  })

  it('agree with the rating that is kept beside the product', async () => {
    const { id } = (await service.db.one<{ id: number }>(
      'select id from product where reviews_count > 2 order by id limit 1',
    ))!
    const { items, total_count } = await service.expectOk(listReviews, { params: { id } })
    const rating = await service.expectOk(getRating, { params: { id } })
    expect(total_count).toBe(items.length)
    expect(rating).toMatchObject({
      entity_pk_value: id,
      reviews_count: items.length,
      rating_summary: Math.round(
        (items.reduce((sum, item) => sum + Number(item.rating), 0) / items.length) * 20,
      ),
    })
  })

  it('come in the language of the page first, then in its other script, then all others; the newest first in each (R-395)', async () => {
    const { product_id: id } = (await service.db.one<{ product_id: number }>(
      'select product_id from review group by product_id order by count(distinct store_id) desc, product_id limit 1',
    ))!
    for (const store of ['en', 'zh_hk', 'zh_cn', 'th']) {
      const { items } = await service.expectOk(listReviews, { params: { id } }, { store })
      const own = storesReadFirst(languageOf(store)!.storeId)
      const rank = (storeId: number) => (own.includes(storeId) ? own.indexOf(storeId) : own.length)
      expect(items.length).toBeGreaterThan(3)
      expect(items.map(({ id: review }) => review)).toEqual(
        items
          .toSorted((a, b) => rank(a.store_id) - rank(b.store_id) || b.created_at.localeCompare(a.created_at))
          .map(({ id: review }) => review),
      )
    }
  })

  it('are counted by stars, all of them', async () => {
    const { id } = (await service.db.one<{ id: number }>(
      'select id from product where reviews_count > 3 order by id limit 1',
    ))!
    const { items, total_count, rating_counts } = await service.expectOk(listReviews, { params: { id } })
    for (const { rating, count } of rating_counts!)
      expect(items.filter((item) => Number(item.rating) === rating)).toHaveLength(count)
    expect(rating_counts!.reduce((sum, { count }) => sum + count, 0)).toBe(total_count)
  })

  it('have one mean, in lists and on the page of the product', async () => {
    const { items } = await service.expectOk(searchCatalogue, { query: { pageSize: 100 } })
    const products = items.map(readProduct).filter(({ rating }) => rating !== undefined)
    expect(products.length).toBeGreaterThan(20)
    for (const { id, sku, rating } of products) {
      const { rating_summary } = await service.expectOk(getRating, { params: { id } })
      expect(starsOf(rating_summary), sku).toBe(rating)
    }
  })

  it('are the same for a variant as for its parent', async () => {
    const variant = (await service.db.one<{ id: number; parent_id: number }>(
      'select v.id, v.parent_id from product v join product p on p.id = v.parent_id where p.reviews_count > 0 limit 1',
    ))!
    const [own, parent] = await Promise.all(
      [variant.id, variant.parent_id].map((id) => service.expectOk(listReviews, { params: { id } })),
    )
    expect(own).toEqual(parent)
  })

  it('answer 404 for an unknown product', async () => {
    expect(await service.call(listReviews, { params: { id: 999_999 } })).toMatchObject({
      ok: false,
      status: 404,
    })
    expect(await service.call(getRating, { params: { id: 999_999 } })).toMatchObject({
      ok: false,
      status: 404,
    })
  })
})

describe('writing a review', () => {
  it('asks for a signed-in customer', async () => {
    expect(await write(undefined, { product_id: 101 })).toMatchObject({ status: 401 })
  })

  it('is for those who received the product, once', async () => {
    const { shopper, productId, orderId } = await owner()
    const before = await service.expectOk(getRating, { params: { id: productId } })
    expect(
      await write(shopper.token, { product_id: productId, order_id: orderId, detail: '  Good lid.  ' }),
    ).toMatchObject({ ok: true, value: { status_id: 1 } })
    const { items } = await service.expectOk(listReviews, { params: { id: productId } })
    expect(items[0]).toMatchObject({ detail: 'Good lid.', rating: 4, store_id: 3 })
    expect(items[0]!.nickname).not.toContain('Shopper')
    expect(Number((await service.expectOk(getRating, { params: { id: productId } })).reviews_count)).toBe(
      Number(before.reviews_count) + 1,
    )
    expect(await write(shopper.token, { product_id: productId })).toMatchObject({
      status: 400,
      message: 'You have already reviewed this product.',
    })
  })

  it('is for each order of the product, also while another product of the first waits for its review', async () => {
    const shopper = await newShopper(service)
    // products that have reviews already: the others keep at least three, or none
    const [bought, beside] = [await productWith(service, 50, 18), await productWith(service, 50, 19)]
    for (const { sku } of [bought, beside]) await readyCart(service, shopper, sku)
    const placed = await placeOrder(service, shopper)
    if (!placed.ok || typeof placed.value === 'number') throw new Error('the order was not placed')
    const first = placed.value.order_id!
    const second = await order(service, shopper, bought.sku)
    for (const id of [first, second]) await setStatus(service.db, id, 'received', new Date())
    const review = { product_id: bought.id }
    expect(await write(shopper.token, review)).toMatchObject({ ok: true })
    expect(await write(shopper.token, review)).toMatchObject({ ok: true })
    expect(await write(shopper.token, review)).toMatchObject({
      status: 400,
      message: 'You have already reviewed this product.',
    })
    const written = await service.db.query<{ order_id: number }>(
      'select order_id from review where customer_id = $1 order by order_id',
      [shopper.customerId],
    )
    expect(written.map(({ order_id: id }) => id)).toEqual([first, second])
  })

  it('is named on the line of the order that it was written for, a seeded one too (R-123)', async () => {
    const mei = await service.db.one<{ id: number; customer_id: number }>(
      'select id, customer_id from sales_order where reviewed limit 1',
    )
    const token = await issueToken(service.db, mei?.customer_id ?? 0, new Date())
    const seeded = await service.expectOk(getOrder, { params: { id: mei?.id ?? 0 } }, { token })
    expect(seeded.items.length).toBeGreaterThan(0)
    for (const { product_id: id = 0, extension_attributes: more } of seeded.items) {
      const { items } = await service.expectOk(listReviews, { params: { id } })
      expect(items.find((review) => review.id === more?.review_id)?.nickname).toBe('M***n')
    }
    const { shopper, productId, orderId } = await owner()
    const lines = async () =>
      (await service.expectOk(getOrder, { params: { id: orderId } }, { token: shopper.token })).items
    expect((await lines())[0]?.extension_attributes?.review_id).toBeUndefined()
    const written = await write(shopper.token, { product_id: productId })
    expect((await lines())[0]?.extension_attributes?.review_id).toBe(written.ok && written.value.id)
  })
  it('turns an order whose products all have a review into a reviewed one', async () => {
    const { shopper, productId, orderId } = await owner('complete')
    await write(shopper.token, { product_id: productId })
    expect(
      (await service.expectOk(getOrder, { params: { id: orderId } }, { token: shopper.token })).status,
    ).toBe('reviewed')
  })

  it('keeps one review when two arrive at once', async () => {
    const { shopper, productId } = await owner()
    const answers = await Promise.all([1, 2, 3].map(() => write(shopper.token, { product_id: productId })))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  })

  it('refuses who has not bought, not received, or names the order of somebody else', async () => {
    const mine = await owner('in_transit'),
      stranger = await newShopper(service)
    const refusal = { status: 400, message: 'Only products that you bought and received can be reviewed.' }
    expect(await write(mine.shopper.token, { product_id: mine.productId })).toMatchObject(refusal)
    expect(await write(stranger.token, { product_id: mine.productId })).toMatchObject(refusal)
    expect(await write(stranger.token, { product_id: mine.productId, order_id: mine.orderId })).toMatchObject(
      { status: 404 },
    )
    expect(await write(stranger.token, { product_id: 999_999 })).toMatchObject({ status: 404 })
  })

  // Requirements
  it('refuses what is empty, too long, unrated or not a picture', async () => {
    const {
      shopper: { token },
      productId: product_id,
    } = await owner()
    const limits = await service.expectOk(getReviewsConfig)
    const file = (name: string, data = png) => ({ name, type: 'image/png', base64_encoded_data: data })
    expect(await write(token, { product_id, detail: '   ' })).toMatchObject({
      status: 400,
      message: 'Comment is empty',
    })
    expect(await write(token, { product_id, detail: '长'.repeat(limits.max_characters + 1) })).toMatchObject({
      status: 400,
    })
    for (const rating of [0, 6, 4.5])
      expect(await write(token, { product_id, rating })).toMatchObject({ status: 400 })
    expect(
      await write(token, {
        product_id,
        attachments: Array.from({ length: limits.max_attachments + 1 }, () => file('a.png')),
      }),
    ).toMatchObject({ status: 400 })
    expect(await write(token, { product_id, attachments: [file('a.svg')] })).toMatchObject({
      status: 400,
      parameters: ['a.svg'],
    })
    expect(
      await write(token, {
        product_id,
        detail: '长'.repeat(limits.max_characters),
        attachments: [file('a.png')],
      }),
    ).toMatchObject({ ok: true })
  })
})

/** A white PNG of any size in a few kilobytes. */
function whitePng(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('photos of a review', () => {
  /** A photo as a phone takes it: lying on its side, with the place where it was taken. */
  const phonePhoto = (width = 60, height = 40) =>
    sharp({ create: { width, height, channels: 3, background: '#3a7' } })
      .withExif({
        IFD0: { Make: 'Jadephone', Copyright: 'Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 17/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
  const upload = (name: string, type: string, content: Buffer) => ({
    name,
    type,
    base64_encoded_data: content.toString('base64'),
  })
  const sent = async (...attachments: ReturnType<typeof upload>[]) => {
    const { shopper, productId } = await owner()
    const answer = await write(shopper.token, { product_id: productId, attachments })
    const { items } = await service.expectOk(listReviews, { params: { id: productId } })
    return { answer, photos: answer.ok ? items[0]!.attachments : [] }
  }
  const fetched = async (path: string) => {
    const response = await service.request(path)
    return { headers: response.headers, content: Buffer.from(await response.arrayBuffer()) }
  }

  it('are drawn anew: upright, and without where and with what they were taken', async () => {
    const original = await phonePhoto()
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Jadephone')
    const { photos } = await sent(upload('a.jpg', 'image/jpeg', original))
    const { content } = await fetched(photos[0]!)
    const metadata = await sharp(content).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 60 })
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined])
    expect(content.toString('latin1')).not.toMatch(/Jadephone|Somebody|Exif/)
  })

  it('lose what was hidden behind the picture', async () => {
    const { photos } = await sent(
      upload(
        'a.jpg',
        'image/jpeg',
        Buffer.concat([await phonePhoto(), Buffer.from('<script>alert(1)</script>')]),
      ),
    )
    expect((await fetched(photos[0]!)).content.toString('latin1')).not.toContain('<script>')
  })

  it('are served as files to save, in a sandbox, and never sniffed', async () => {
    const { photos } = await sent(
      upload('a.jpg', 'image/jpeg', await phonePhoto()),
      upload('b.png', 'image/png', Buffer.from(png, 'base64')),
    )
    const [jpg, other] = [await fetched(photos[0]!), await fetched(photos[1]!)]
    expect([jpg.headers.get('content-type'), other.headers.get('content-type')]).toEqual([
      'image/jpeg',
      'image/png',
    ])
    expect(jpg.headers.get('content-disposition')).toBe('attachment; filename="photo.jpg"')
    expect(other.headers.get('content-disposition')).toBe('attachment; filename="photo.png"')
    for (const { headers } of [jpg, other]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    }
  })

  it('may be five of almost 5 MB, and are made smaller', async () => {
    const { width, height } = { width: 3000, height: 2000 }
    const noise = await sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 22 },
      },
    })
      .jpeg({ quality: 90 })
      .toBuffer()
    expect(noise.length).toBeGreaterThan(1024 * 1024)
    const padded = Buffer.concat([noise, Buffer.alloc(5 * 1024 * 1024 - noise.length)])
    const { answer, photos } = await sent(
      ...Array.from({ length: 5 }, (_, n) => upload(`${n}.jpg`, 'image/jpeg', padded)),
    )
    expect(answer).toMatchObject({ ok: true })
    expect(photos).toHaveLength(5)
    expect(await sharp((await fetched(photos[4]!)).content).metadata()).toMatchObject({ width: 2048 })
  })

  it.each<[string, () => Promise<ReturnType<typeof upload>> | ReturnType<typeof upload>, string]>([
    [
      'a script',
      () => upload('a.png', 'image/png', Buffer.from('<script>alert(1)</script>')),
      'Invalid file format: %1',
    ],
    [
      'a drawing with scripts',
      () => upload('a.svg', 'image/svg+xml', Buffer.from('<svg/>')),
      'Invalid file format: %1',
    ],
    [
      'a JPG that says it is a PNG',
      async () => upload('a.png', 'image/png', await phonePhoto()),
      'Invalid file format: %1',
    ],
    [
      'a JPG under the name of a PNG',
      async () => upload('a.png', 'image/jpeg', await phonePhoto()),
      'Invalid file format: %1',
    ],
    [
      'a PNG with the type of a page',
      () => upload('a.png', 'text/html', Buffer.from(png, 'base64')),
      'Invalid file format: %1',
    ],
    [
      'a broken photo',
      async () => upload('a.jpg', 'image/jpeg', (await phonePhoto(600, 400)).subarray(0, 300)),
      'Invalid file format: %1',
    ],
    [
      'the first bytes of a photo and nothing else',
      () => upload('a.jpg', 'image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
      'Invalid file format: %1',
    ],
    [
      'one byte too many',
      async () =>
        upload('a.jpg', 'image/jpeg', Buffer.concat([await phonePhoto(), Buffer.alloc(5 * 1024 * 1024)])),
      'The file %1 is larger than %2 MB.',
    ],
    [
      'a small file of 60 million pixels',
      () => upload('a.png', 'image/png', whitePng(10_000, 6_000)),
      'The file %1 has more than %2 million pixels.',
    ],
  ])('are not %s', async (_what, make, message) => {
    const wrong = await make()
    const { answer } = await sent(wrong)
    expect(answer).toMatchObject({ ok: false, status: 400, message })
    expect(answer.ok || answer.parameters).toEqual(expect.arrayContaining([wrong.name]))
  })

  it('are decoded for nobody who may not review, and not without end', async () => {
    const stranger = await newShopper(service)
    const photo = upload('a.jpg', 'image/jpeg', Buffer.from('no photo'))
    const attachments = [photo]
    const { productId } = await owner()
    expect(await write(stranger.token, { product_id: productId, attachments })).toMatchObject({
      message: 'Only products that you bought and received can be reviewed.',
    })
    const buyer = await owner()
    const statuses: number[] = []
    for (let n = 0; n < 31; n++)
      statuses.push((await write(buyer.shopper.token, { product_id: buyer.productId, attachments })).status)
    expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([400]), 429])
  })
})
