import { utc } from '#domain/dates/utc.ts'
import type { ApplicationStatus, ApplicationType } from '#domain/applications/kinds.ts'
import { userTypeOf } from '#domain/applications/kinds.ts'
import { estimateRefund } from '#domain/applications/refund.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { findOwnOrders, type OrderWithItems } from '#service/applications/order-store.ts'
import { insertApplication, type NewItem } from '#service/applications/store.ts'
import type { Db } from '#service/db/db.ts'
import { byLanguage, type Six } from '#service/languages/six-languages.ts'
import { sql } from '#service/db/sql.ts'
import { orderRow } from '#service/orders/rows.ts'
import { drawnPhoto } from './drawn-photo.ts'
import { person, type Person } from './people.ts'

interface SeedApplication {
  readonly type: ApplicationType
  readonly status: ApplicationStatus
  readonly daysAgo: number
  /** A filed change names this account. */
  readonly newAccount?: string
  readonly words: Readonly<Record<string, string>>
  /** The first product of the order in this status is what it is about. */
  readonly orderStatus?: string
  readonly remark?: Six
}

const seeds: Readonly<Record<string, readonly SeedApplication[]>> = {
  preferred: [
    {
      type: 'replenishment',
      status: 'approved',
      daysAgo: 20,
      words: { replenishment_type: 'damaged' },
      orderStatus: 'reviewed',
      remark: [
        'We have sent you the product again by SF Express.',
        '我们已通过顺丰速运为您补发商品。',
        '我們已透過順豐速運為您補發產品。',
        'Kami telah menghantar semula produk kepada anda melalui SF Express.',
        'Chúng tôi đã gửi lại sản phẩm cho bạn qua SF Express.',
        'เราส่งสินค้าให้คุณใหม่แล้วทาง SF Express',
      ],
    },
    {
      type: 'refund',
      status: 'pending',
      daysAgo: 2,
      words: { return_reason: 'Ordered too many' },
      orderStatus: 'received',
    },
  ],
  associate: [
    {
      type: 'enroller',
      status: 'rejected',
      daysAgo: 250,
      newAccount: '8000006',
      words: { reason: 'We work in the same district.' },
      remark: [
        'The new enroller did not agree.',
        '新的推荐注册人不同意变更。',
        '新的推薦登記人不同意更改。',
        'Pendaftar baharu tidak bersetuju.',
        'Người tuyển mới không đồng ý.',
        'ผู้แนะนำสมัครคนใหม่ไม่ยินยอม',
      ],
    },
    {
      type: 'sponsor',
      status: 'approved',
      daysAgo: 90,
      newAccount: '8000005',
      words: { reason: 'My sponsor has moved abroad.' },
    },
    {
      type: 'referrer',
      status: 'pending',
      daysAgo: 1,
      newAccount: '8000008',
      words: { reason: 'Tsz introduced me to the shop.' },
    },
  ],
}

const photos = () => [
  {
    name: 'IMG_4402.png',
    mediaType: 'image/png' as const,
    content: drawnPhoto([243, 233, 214], [250, 248, 242], [214, 158, 46]),
  },
]

/** The first product of a customer's order in a status, with its order. */
async function itemOf(
  db: Db,
  customerId: number,
  status: string,
): Promise<{ item: NewItem; order: OrderWithItems } | undefined> {
  const row = await db.one(
    sql`select ${orderRow.only('increment_id')} from sales_order where customer_id = $1 and status = $2 order by id limit 1`,
    [customerId, status],
  )
  const [order] = row ? await findOwnOrders(db, [row.increment_id], customerId) : []
  const item = order?.items[0]
  return order && item
    ? {
        order,
        item: {
          order_id: order.id,
          order_number: order.increment_id,
          sku: item.sku,
          product_name: item.name,
          quantity: 1,
          batch_number: 'C2610',
          opened: false,
        },
      }
    : undefined
}

async function insertSeed(db: Db, who: Person, given: SeedApplication, now: Date): Promise<void> {
  const about = given.orderStatus ? await itemOf(db, who.id, given.orderStatus) : undefined
  if (given.orderStatus && !about) return
  const items = about ? [about.item] : []
  const filedAt = utc(now).subtract(given.daysAgo, 'day').toDate()
  const id = await insertApplication(
    db,
    {
      customerId: who.id,
      type: given.type,
      mobile: who.mobilePrefix + who.mobile,
      fields: {
        associate_id: who.referralId,
        surname: who.lastname,
        given_name: who.firstname,
        user_type: userTypeOf(who.group),
        email: who.email ?? '',
        mobile_number: who.mobile,
        application_date: toHongKongDate(filedAt),
        ...given.words,
      },
      newAccount: given.newAccount ?? null,
      orderNumbers: items.map(({ order_number: number }) => number),
      items,
      photos: photos(),
      language: 'en',
      origin: null,
      refund: given.type === 'refund' && about ? estimateRefund([{ order: about.order.sold, items }]) : null,
    },
    filedAt,
  )
  if (given.status === 'pending') return
  const answeredAt = utc(filedAt).add(3, 'day').toDate()
  await db.query(
    'update application set status = $2, remark = $3, remark_by_language = $4, updated_at = $5 where id = $1',
    [
      id,
      given.status,
      given.remark?.[0],
      given.remark && JSON.stringify(byLanguage(given.remark)),
      answeredAt,
    ],
  )
}

/** Applications of the sandbox people: a preferred customer's refund and replenishment, an associate's three changes. */
export async function seedApplications(db: Db, now: Date): Promise<void> {
  for (const [key, filed] of Object.entries(seeds))
    for (const application of filed) await insertSeed(db, person(key), application, now)
}
