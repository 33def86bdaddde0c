import type { Db } from '#service/db/db.ts'

/** Pieces available from the chosen stock source, or from all when none or an unknown one was chosen. */
const SALABLE = `coalesce(
  (select s.quantity from product_source_salable s where s.product_id = r.product_id and s.source_code = r.source_code),
  (select s.salable from product_salable s where s.product_id = r.product_id))`

/** Stock of a product at a source; undefined for a product that is not sold. */
export const salableAt = async (db: Db, productId: number, sourceCode: string): Promise<number | undefined> =>
  (
    await db.one<{ salable: number }>(
      `select ${SALABLE} as salable from (select $1::int as product_id, $2::text as source_code) r
       join product p on p.id = r.product_id where p.status = 1`,
      [productId, sourceCode],
    )
  )?.salable

export interface NewReminder {
  readonly productId: number
  readonly sourceCode: string
  readonly recipient: string
  readonly language: string
  readonly origin: string
}

/** Stores an alert; repeating it changes nothing. */
export const insertReminder = (
  db: Db,
  { productId, sourceCode, recipient, language, origin }: NewReminder,
  now: Date,
): Promise<unknown> =>
  db.query(
    `insert into arrival_reminder (product_id, source_code, recipient, language, origin, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [productId, sourceCode, recipient, language, origin, now],
  )

export interface DueReminder {
  readonly recipient: string
  readonly language: string
  readonly origin: string | null
  readonly sku: string
  readonly name: string
  readonly email: string | null
  readonly mobile: string | null
}

/**
 * Removes alerts for products back in stock; concurrent processes get different ones.
 * @returns what to send in the same transaction
 */
export const takeDueReminders = (db: Db, limit: number): Promise<DueReminder[]> =>
  db.query<DueReminder>(
    `with due as (
       select r.id from arrival_reminder r join product p on p.id = r.product_id and p.status = 1
       where ${SALABLE} > 0 order by r.id limit ${limit} for update of r skip locked
     ), gone as (delete from arrival_reminder a using due where a.id = due.id returning a.id, a.product_id, a.recipient, a.language, a.origin)
     select gone.recipient, gone.language, gone.origin, shown.sku, coalesce(t.name, en.name, shown.sku) as name,
       c.email, '+' || c.mobile_prefix || c.mobile as mobile
     from gone join product p on p.id = gone.product_id join product shown on shown.id = coalesce(p.parent_id, p.id)
       left join product_text t on t.product_id = shown.id and t.language = gone.language
       left join product_text en on en.product_id = shown.id and en.language = 'en'
       left join customer c on gone.recipient = 'customer:' || c.id order by gone.id`,
    [],
  )
