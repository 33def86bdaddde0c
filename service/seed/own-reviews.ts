import { joinName } from '#domain/customers/name.ts'
import { utc } from '#domain/dates/utc.ts'
import { addRating } from '#service/catalogue/product-store.ts'
import type { Db } from '#service/db/db.ts'
import { nicknameOf } from '#service/reviews/nickname.ts'
import { insertReview } from '#service/reviews/store.ts'

interface Reviewed {
  order_id: number
  customer_id: number
  store_id: number
  product_id: number
  firstname: string
  lastname: string
  created_at: Date
}

const texts = [
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
        detail: texts[index % texts.length] ?? texts[0],
        rating,
      },
      [],
      utc(row.created_at).add(2, 'day').toDate(),
    )
    await addRating(db, row.product_id, rating)
  }
}
