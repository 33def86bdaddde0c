import { utc } from '#domain/dates/utc.ts'
import type { Db } from '#service/db/db.ts'
import { ensureWishlist, putFavourite } from '#service/favourites/store.ts'
import { productRow } from '#service/catalogue/record-store.ts'
import { customerRow } from '#service/customers/rows.ts'
import { sql } from '#service/db/sql.ts'

/** Favourites of the sandbox people: three that can be had, one with options, and one that is out of stock. */
export async function seedFavourites(db: Db, now: Date): Promise<void> {
  const mei = await db.one(sql`select ${customerRow.only('id')} from customer where persona = 'preferred'`)
  if (mei) {
    const pick = (where: string, count: number) =>
      db.query(
        sql`select ${productRow.only('id').of('p')} from product p join product_salable s on s.product_id = p.id where p.status = 1 and p.visibility = 4 and not p.is_membership and ${where} order by p.position, p.id limit ${count}`,
      )
    const list = await ensureWishlist(db, mei.id, now)
    const products = [
      ...(await pick("p.type_id = 'simple' and s.salable > 20", 2)),
      ...(await pick("p.type_id = 'simple' and s.salable = 0", 1)),
      ...(await pick("p.type_id = 'configurable' and s.salable > 0", 1)),
      ...(await pick("p.type_id = 'bundle' and s.salable > 0", 1)),
    ]
    for (const [index, { id }] of products.entries())
      await putFavourite(
        db,
        list,
        { product_id: id, store_id: 4, qty: 1, options: {} },
        utc(now)
          .subtract(index + 1, 'day')
          .toDate(),
      )
  }
  // Everybody but the newcomer likes some of what is popular, each something else.
  await db.query(
    `insert into product_like (product_id, customer_id, created_at)
     select p.id, c.id, $1 from product p cross join customer c where p.is_popular and p.parent_id is null and p.status = 1 and c.persona is not null and c.persona <> 'fresh' and (p.id * 7 + c.id * 3) % 5 < 3
     on conflict do nothing`,
    [now],
  )
}
