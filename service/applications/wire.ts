import { maskEmail } from '#domain/applications/rules.ts'
import { userTypeOf } from '#domain/applications/kinds.ts'
import type { ApplicationSummary, FiledApplication, ReferrerInfo } from '#domain/applications/schema.ts'
import { seesName, shownName } from '#domain/customers/shown-name.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import { toDecimal } from '#domain/money/money.ts'
import type * as z from 'zod/mini'
import type { CustomerRow } from '#service/customers/store.ts'
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

/** Formats an application for a list. */
export const summaryWire = (row: ApplicationRow): z.input<typeof ApplicationSummary> => ({
  app_id: row.id,
  type: row.type,
  status: row.status,
  created_at: formatServiceTime(row.created_at),
  updated_at: formatServiceTime(row.updated_at),
  order_numbers: row.order_numbers,
  new_account: row.new_account,
  items: row.items.map(({ sku, product_name }) => ({ sku, product_name })),
})

/** Formats an application in full. */
export function applicationWire(
  row: ApplicationRow,
  photos: readonly string[],
): z.input<typeof FiledApplication> {
  const { new_account: account, fields } = row
  const { new_account: _, ...summary } = summaryWire(row)
  return {
    ...summary,
    ...(fields as Pick<
      z.input<typeof FiledApplication>,
      'associate_id' | 'surname' | 'given_name' | 'user_type' | 'email' | 'mobile_number' | 'application_date'
    >),
    ...(account === null ? {} : { new_account: account }),
    items: row.items.map((item) => ({ ...item })),
    remark: row.remark,
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
          },
  }
}
