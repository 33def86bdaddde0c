import { joinName } from '#domain/customers/name.ts'
import { utc } from '#domain/dates/utc.ts'
import { addRating } from '#service/catalogue/product-store.ts'
import { nicknameOf } from '#service/reviews/nickname.ts'
import { insertReview } from '#service/reviews/store.ts'
import { languages } from '#domain/store/languages.ts'
import { insertRows } from '#service/seed/insert-rows.ts'
import type { Db } from '#service/db/db.ts'
import { productRow } from '#service/catalogue/record-store.ts'
import { sql } from '#service/db/sql.ts'
import { shelves } from './catalogue/data/shelves.ts'
import { isAbout, sampleReviews, writers } from './sample-reviews.ts'

const seedOf = new Map(shelves.flatMap(({ products }) => products).map((product) => [product.sku, product]))

const day = 86_400_000

/** The same product always gets the same reviews: a small fixed sequence instead of chance. */
const sequence = (seed: number): (() => number) => {
  let state = (seed * 2_654_435_761) % 4_294_967_296
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Three to nine reviews for most products, in several languages; a few new products have none yet. */
export async function seedReviews(db: Db, now: Date): Promise<void> {
  const products = await db.query(
    sql`select ${productRow.only('id', 'sku')} from product where visibility = 4 order by id`,
  )
  const rows: Record<string, unknown>[] = []
  for (const product of products) {
    const next = sequence(product.id)
    if (product.id % 13 === 5) continue
    const count = 3 + Math.floor(next() * 7),
      used = new Set<number>()
    for (let index = 0; index < count; index++) {
      const start = Math.floor(next() * sampleReviews.length)
      // The next sample from there on, around the end, that suits the product and was not taken yet.
      const fitting = sampleReviews
        .map((_, step) => (start + step) % sampleReviews.length)
        .find((at) => !used.has(at) && isAbout(sampleReviews[at]!, seedOf.get(product.sku)))
      if (fitting === undefined) break
      used.add(fitting)
      const sample = sampleReviews[fitting]!,
        language = languages.find(({ code }) => code === sample.language)!
      const names = writers[sample.language]
      rows.push({
        product_id: product.id,
        store_id: language.storeId,
        nickname: names[Math.floor(next() * names.length)],
        title: null,
        detail: sample.text,
        rating: sample.rating,
        status_id: 1,
        created_at: new Date(
          now.getTime() - (2 + Math.floor(next() * 240)) * day - Math.floor(next() * day),
        ).toISOString(),
      })
    }
  }
  await insertRows(db, 'review', rows)
  await db.query(
    'update product p set reviews_count = r.n, rating_sum = r.total from (select product_id, count(*)::int as n, sum(rating)::int as total from review where status_id = 1 group by product_id) r where r.product_id = p.id',
  )
}

interface Reviewed {
  order_id: number
  customer_id: number
  store_id: number
  product_id: number
  firstname: string
  lastname: string
  created_at: Date
}

const ownTexts = [
  'I take it with breakfast and it agrees with me. Well packed, and the date is a long way off.',
  'My second order. The label is easy to read and the lid closes tightly.',
] as const

/** What the sandbox people wrote about the products of their reviewed orders, so that "View your review" shows it. */
export async function seedOwnReviews(db: Db): Promise<void> {
  const bought = await db.query<Reviewed>(
    `select o.id as order_id, o.customer_id, o.store_id, i.product_id, c.firstname, c.lastname, o.created_at
     from sales_order o join sales_order_item i on i.order_id = o.id join customer c on c.id = o.customer_id
     where o.reviewed and i.parent_item_id is null order by o.id, i.id`,
  )
  for (const [index, row] of bought.entries()) {
    const rating = 5 - (index % 2)
    await insertReview(
      db,
      {
        productId: row.product_id,
        customerId: row.customer_id,
        orderId: row.order_id,
        storeId: row.store_id,
        nickname: nicknameOf(joinName(row.firstname, row.lastname)),
        title: null,
        detail: ownTexts[index % ownTexts.length] ?? ownTexts[0],
        rating,
      },
      [],
      utc(row.created_at).add(2, 'day').toDate(),
    )
    await addRating(db, row.product_id, rating)
  }
}
