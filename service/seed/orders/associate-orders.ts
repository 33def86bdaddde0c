import { firstDayOf, periodAfter, periodOfDay } from '#domain/commissions/period.ts'
import { startOfHongKongDay, toHongKongDate } from '#domain/dates/hong-kong.ts'
import { utc } from '#domain/dates/utc.ts'
import { lastDayOfEarned } from '#domain/loyalty/last-day.ts'
import { earnedPoints, loyaltyForMinor } from '#domain/loyalty/points.ts'
import type { Db } from '#service/db/db.ts'
import { earnPoints, spendPoints } from '#service/loyalty/store.ts'
import { lockOrder } from '#service/orders/store.ts'
import { sql } from '#service/db/sql.ts'
import { associateOrders, type AssociateOrder } from '../data/associate-orders.ts'
import { person } from '../people.ts'
import { buyerRow, chosenProducts, insertSeedOrder, refundWhole, type Product } from './seed-order.ts'

/** Hours after which an order of the seed has been delivered. */
const DELIVERED_HOURS = 30
/** Numbers of her parcels, far from those of others. */
const FIRST_PARCEL = 200

/** When an order was placed. */
function placedAt({ periodsAgo, day }: AssociateOrder, now: Date): Date {
  const start = startOfHongKongDay(firstDayOf(periodAfter(periodOfDay(toHongKongDate(now)), -periodsAgo)))
  if (periodsAgo === 0) return new Date((utc(start).valueOf() + now.getTime()) / 2)
  return utc(start)
    .add(day - 1, 'day')
    .add(9 + ((periodsAgo * 7) % 12), 'hour')
    .add((day * 13) % 60, 'minute')
    .toDate()
}

/** The goods of the table as products of the shop, by SKU. */
async function productsOf(db: Db): Promise<ReadonlyMap<string, Product>> {
  const skus = [...new Set(associateOrders.flatMap(({ goods }) => Object.keys(goods)))]
  const products = await db.query(chosenProducts('p.sku = any($1)'), [skus])
  return new Map(products.map((product) => [product.sku, product]))
}

const linesOf = ({ goods }: AssociateOrder, products: ReadonlyMap<string, Product>) =>
  Object.entries(goods).map(([sku, qty]) => {
    const product = products.get(sku)
    if (!product) throw new Error(`The shop has no "${sku}" for the associate's orders`)
    return { product, qty, priceMinor: product.associate_price_minor ?? product.price_minor }
  })

/** Moves points as the service does when an order is placed, paid and refunded. */
async function movePoints(
  db: Db,
  order: AssociateOrder,
  { id, goodsMinor }: { id: number; goodsMinor: number },
  at: Date,
): Promise<void> {
  const placed = await lockOrder(db, id)
  if (!placed) return
  if (order.paidWith === 'points') {
    if (!(await spendPoints(db, placed, loyaltyForMinor(goodsMinor), at)))
      throw new Error(`The associate lacks the points for order ${placed.increment_id}`)
  } else await earnPoints(db, placed, earnedPoints(goodsMinor), lastDayOfEarned(toHongKongDate(at)), at)
  if (order.refundedAfterDays !== undefined)
    await refundWhole(db, id, utc(at).add(order.refundedAfterDays, 'day').toDate())
}

/**
 * The orders of the sandbox's associate. Her points, and her own volume of each period, follow from them by the rules
 * of the service: nothing else in the seed writes either (but the points she had before, `seedLoyalty`).
 */
export async function seedAssociateOrders(db: Db, now: Date): Promise<void> {
  const buyer = await db.one(sql`select ${buyerRow} from customer where id = $1`, [person('associate').id])
  if (!buyer) return
  const products = await productsOf(db)
  for (const [index, order] of associateOrders.entries()) {
    const at = placedAt(order, now)
    const placed = await insertSeedOrder(db, buyer, {
      status: utc(now).diff(at, 'hour') >= DELIVERED_HOURS ? 'received' : 'pending_shipment',
      createdAt: at,
      payBefore: null,
      lines: linesOf(order, products),
      number: FIRST_PARCEL + index,
      channel: order.channel ?? 'main',
      paysWithPoints: order.paidWith === 'points',
    })
    await movePoints(db, order, placed, at)
  }
}
