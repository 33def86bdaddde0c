import type { PickupKind } from '#domain/pickup-points/schema.ts'
import type { Db } from '#service/db/db.ts'

/** Code of the locker or the pick-up point in a country that a customer's last order of this kind went to. */
export const lastPointCode = async (
  db: Db,
  customerId: number,
  kind: PickupKind,
  country: string,
): Promise<string | undefined> =>
  (
    await db.one<{ code: string }>(
      `select pickup_point->>'code' as code from sales_order
       where customer_id = $1 and pickup_point is not null and pickup_point->>'kind' = $2 and pickup_point->>'country' = $3
       order by id desc limit 1`,
      [customerId, kind, country],
    )
  )?.code
