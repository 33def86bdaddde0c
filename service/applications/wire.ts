import { maskEmail } from '#domain/applications/rules.ts'
import { userTypeOf } from '#domain/applications/kinds.ts'
import type {
  ApplicationSummary,
  CheckedOrder,
  FiledApplication,
  ReferrerInfo,
} from '#domain/applications/schema.ts'
import { seesName, shownName } from '#domain/customers/shown-name.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import type * as z from 'zod/mini'
import type { CustomerRow } from '#service/customers/store.ts'
import type { OrderWithItems } from './order-store.ts'
import type { ApplicationRow } from './store.ts'

/**
 * Formats an account for another customer: the name in full and the masked email only of people who share them. The
 * contract's `customer_id` is left out: no screen needs it, and with it the ids of the team explorer would get a number.
 */
export const accountWire = (row: CustomerRow, callerId: number): z.input<typeof ReferrerInfo> => ({
  referral_id: row.referral_id ?? '',
  ...shownName(row, callerId),
  user_type: userTypeOf(row.group_label),
  email_masked: seesName(row, callerId) ? maskEmail(row.email) : null,
})

/** Formats an application for a list; products have their names in the reader's language while they are sold. */
export const summaryWire = (
  row: ApplicationRow,
  language: LanguageCode,
): z.input<typeof ApplicationSummary> => ({
  app_id: row.id,
  type: row.type,
  status: row.status,
  created_at: formatServiceTime(row.created_at),
  updated_at: formatServiceTime(row.updated_at),
  order_numbers: row.order_numbers,
  new_account: row.new_account,
  items: row.items.map(({ sku, names, product_name: ordered }) => ({
    sku,
    product_name: names[language] ?? ordered,
  })),
})

/** Formats an application in full; the remark in the reader's language where it was written in that. */
export function applicationWire(
  row: ApplicationRow,
  photos: readonly string[],
  language: LanguageCode,
): z.input<typeof FiledApplication> {
  const { new_account: account, fields } = row
  const { new_account: _, ...summary } = summaryWire(row, language)
  return {
    ...summary,
    ...(fields as Pick<
      z.input<typeof FiledApplication>,
      'associate_id' | 'surname' | 'given_name' | 'user_type' | 'email' | 'mobile_number' | 'application_date'
    >),
    ...(account === null ? {} : { new_account: account }),
    items: row.items.map(({ names, ...item }) => ({
      ...item,
      product_name: names[language] ?? item.product_name,
    })),
    remark: row.remark_by_language?.[language] ?? row.remark,
    photos: photos.map((name, index) => ({
      name,
      url: `/customer/application/photo?appId=${row.id}&photo=${index}`,
    })),
    refund:
      row.goods_minor === null || row.fee_minor === null || row.refund_minor === null
        ? null
        : {
            goods: toDecimal(row.goods_minor),
            fee: toDecimal(row.fee_minor),
            refund: toDecimal(row.refund_minor),
            money: toDecimal(row.money_minor ?? 0),
            credit: toDecimal(row.credit_minor ?? 0),
            points: toDecimal(row.points_minor ?? 0),
          },
  }
}

/** Formats an order that an application may be about, with its products' names in the reader's language. */
export function checkedOrderWire(
  order: OrderWithItems,
  language: LanguageCode,
): z.input<typeof CheckedOrder> {
  const { sold } = order
  const { refunded } = sold
  return {
    order_id: order.id,
    increment_id: order.increment_id,
    created_at: formatServiceTime(order.created_at),
    status: order.status,
    items: order.items.map(({ sku, name, names, qty, price_minor: price, qty_refunded, qty_requested }) => ({
      sku,
      name: names[language] ?? name,
      qty_ordered: qty,
      price: toDecimal(price),
      qty_refunded,
      qty_requested,
    })),
    sold: {
      lines: sold.lines.map((line) => ({
        sku: line.sku,
        qty: line.qty,
        qty_refunded: line.returnedQty,
        row_total: toDecimal(line.rowMinor),
        discount_amount: toDecimal(line.discountMinor),
        is_membership: line.isMembership,
        is_bundle: line.isBundle,
      })),
      money: toDecimal(sold.moneyMinor),
      credit: toDecimal(sold.creditMinor),
      points: toDecimal(sold.pointsMinor),
      refunded: {
        goods: toDecimal(refunded.goodsMinor),
        fee: toDecimal(refunded.feeMinor),
        money: toDecimal(refunded.moneyMinor),
        credit: toDecimal(refunded.creditMinor),
        points: toDecimal(refunded.pointsMinor),
      },
    },
  }
}
