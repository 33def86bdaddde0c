import { joinName } from '#domain/customers/name.ts'
import { defaultLanguage, languageOf } from '#domain/store/languages.ts'
import { addRating } from '#service/catalogue/product-store.ts'
import { findCustomer } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import { inLanguage, six } from '#service/languages/six-languages.ts'
import type { OrderRow } from '#service/orders/store.ts'
import { nicknameOf } from '#service/reviews/nickname.ts'
import { closeReviewed } from '#service/reviews/purchase-store.ts'
import { insertReview } from '#service/reviews/store.ts'
import { listUnreviewed } from './unreviewed-store.ts'

const praise = six(
  'Arrived quickly and well packed.',
  '发货快，包装很好。',
  '送貨快，包裝很好。',
  'Cepat sampai dan dibungkus dengan baik.',
  'Giao nhanh, đóng gói cẩn thận.',
  'จัดส่งเร็ว บรรจุมาอย่างดี',
)

/** Reviews every product of an order as its customer would, in the language of the order. */
export async function reviewOrder(tx: Db, order: OrderRow, now: Date): Promise<void> {
  const { code, storeId } = languageOf(order.language) ?? defaultLanguage
  const writer = await findCustomer(tx, order.customer_id)
  for (const productId of await listUnreviewed(tx, order.id)) {
    await insertReview(
      tx,
      {
        productId,
        customerId: order.customer_id,
        orderId: order.id,
        storeId,
        nickname: nicknameOf(joinName(writer?.firstname, writer?.lastname)),
        title: null,
        detail: inLanguage(praise, code),
        rating: 5,
      },
      [],
      now,
    )
    await addRating(tx, productId, 5)
  }
  await closeReviewed(tx, order, now)
}
