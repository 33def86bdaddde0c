import {
  applicationStatuses,
  applicationTypes,
  type ApplicationStatus,
  type ApplicationType,
} from '#domain/applications/kinds.ts'
import type { RefundEstimate } from '#domain/applications/refund.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import type { Db } from '#service/db/db.ts'
import {
  arrayOf,
  bool,
  computed,
  defineRow,
  int,
  jsonb,
  nullable,
  oneOf,
  text,
  timestamptz,
  type RowOf,
} from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import type { StoredPhoto } from '#service/uploads/photos.ts'
import { namesOfSku, type ProductNames } from './product-names-store.ts'

/** Fields of an application besides products and photos, named as in the contract. */
export type SaidFields = Readonly<Record<string, string>>

/** A product of an application. */
const applicationItemRow = defineRow('application_item', {
  order_number: text,
  sku: text,
  product_name: text,
  quantity: int,
  batch_number: text,
  opened: bool,
})
type ItemRow = RowOf<typeof applicationItemRow>

/** An application. */
const applicationRow = defineRow('application', {
  id: int,
  type: oneOf(...applicationTypes),
  status: oneOf(...applicationStatuses),
  fields: jsonb<SaidFields>(),
  new_account: nullable(text),
  order_numbers: arrayOf(text),
  goods_minor: nullable(int),
  fee_minor: nullable(int),
  refund_minor: nullable(int),
  money_minor: nullable(int),
  credit_minor: nullable(int),
  points_minor: nullable(int),
  remark: nullable(text),
  remark_by_language: nullable(jsonb<Partial<Record<LanguageCode, string>>>()),
  created_at: timestamptz,
  updated_at: timestamptz,
})
export interface ApplicationRow extends RowOf<typeof applicationRow> {
  items: (ItemRow & { names: ProductNames })[]
}

/** Maximum number of applications in a list. */
const MOST_LISTED = 200

const items = `coalesce((select jsonb_agg(${applicationItemRow.asJson('i')} || jsonb_build_object('names', ${namesOfSku('i.sku')}) order by i.position)
    from application_item i where i.application_id = a.id), '[]')`
const application = sql`${applicationRow.of('a')}, ${computed('items', jsonb<ApplicationRow['items']>(), items)}`

export interface ApplicationFilter {
  readonly type?: ApplicationType | undefined
  readonly status?: ApplicationStatus | undefined
  readonly isOldestFirst?: boolean
}

/** A customer's applications, newest or oldest first. */
export const listApplicationRows = (
  db: Db,
  customerId: number,
  { type, status, isOldestFirst = false }: ApplicationFilter = {},
): Promise<ApplicationRow[]> => {
  const direction = isOldestFirst ? 'asc' : 'desc'
  return db.query(
    sql`select ${application} from application a
     where a.customer_id = $1 and ($2::text is null or a.type = $2) and ($3::text is null or a.status = $3)
     order by a.created_at ${direction}, a.id ${direction} limit ${MOST_LISTED}`,
    [customerId, type ?? null, status ?? null],
  )
}

/** An application of a customer; undefined for those of others, as if they did not exist. */
export const findOwnApplication = (
  db: Db,
  id: number,
  customerId: number,
): Promise<ApplicationRow | undefined> =>
  id > 2_147_483_647
    ? Promise.resolve(undefined)
    : db.one(sql`select ${application} from application a where a.id = $1 and a.customer_id = $2`, [
        id,
        customerId,
      ])

/** Whether a referrer change has been requested with this account or mobile. */
export const hasReferrerApplication = async (db: Db, customerId: number, mobile: string): Promise<boolean> =>
  (await db.one(
    `select 1 from application where type = 'referrer' and (customer_id = $1 or mobile = $2) limit 1`,
    [customerId, mobile],
  )) !== undefined

/** An item of an application with the order it belongs to. */
export type NewItem = ItemRow & { readonly order_id: number }

/** Products of orders that already have a replenishment request. */
export const findReplenished = (
  db: Db,
  items: readonly NewItem[],
): Promise<{ order_id: number; sku: string }[]> =>
  db.query(
    `select i.order_id, i.sku from application_item i
     join unnest($1::int[], $2::text[]) as asked (order_id, sku) on asked.order_id = i.order_id and asked.sku = i.sku
     where i.is_replenishment`,
    [items.map(({ order_id: id }) => id), items.map(({ sku }) => sku)],
  )

export interface NewApplicationRow {
  readonly customerId: number
  readonly type: ApplicationType
  readonly mobile: string
  readonly fields: SaidFields
  readonly newAccount: string | null
  readonly orderNumbers: readonly string[]
  readonly items: readonly NewItem[]
  readonly photos: readonly (StoredPhoto & { readonly name: string })[]
  readonly refund: RefundEstimate | null
  /** Store code of the page and the shop's address, for the answer by email. */
  readonly language: string
  readonly origin: string | null
}

/** Writes an application with its products and photos. @returns its id */
export async function insertApplication(db: Db, filed: NewApplicationRow, now: Date): Promise<number> {
  const { refund } = filed
  const row = await db.one(
    sql`insert into application (customer_id, type, mobile, fields, new_account, order_numbers, goods_minor, fee_minor, refund_minor, money_minor, credit_minor, points_minor, language, origin, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15) returning ${applicationRow.only('id')}`,
    [
      filed.customerId,
      filed.type,
      filed.mobile,
      JSON.stringify(filed.fields),
      filed.newAccount,
      [...filed.orderNumbers],
      refund?.goodsMinor ?? null,
      refund?.feeMinor ?? null,
      refund?.refundMinor ?? null,
      refund?.moneyMinor ?? null,
      refund?.creditMinor ?? null,
      refund?.pointsMinor ?? null,
      filed.language,
      filed.origin,
      now,
    ],
  )
  if (!row) throw new Error('The application was not written')
  for (const [position, item] of filed.items.entries())
    await db.query(
      `insert into application_item (application_id, position, order_id, order_number, sku, product_name, quantity, batch_number, opened, is_replenishment)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        row.id,
        position,
        item.order_id,
        item.order_number,
        item.sku,
        item.product_name,
        item.quantity,
        item.batch_number,
        item.opened,
        filed.type === 'replenishment',
      ],
    )
  for (const [position, photo] of filed.photos.entries())
    await db.query(
      'insert into application_photo (application_id, position, name, media_type, content) values ($1, $2, $3, $4, $5)',
      [row.id, position, photo.name, photo.mediaType, photo.content],
    )
  return row.id
}

/** Names of an application's photos, in the order they were sent. */
export const photoNames = async (db: Db, applicationId: number): Promise<string[]> =>
  (
    await db.query<{ name: string }>(
      'select name from application_photo where application_id = $1 order by position',
      [applicationId],
    )
  ).map(({ name }) => name)

/** A photo of a customer's own application. */
export const findOwnPhoto = (
  db: Db,
  id: number,
  position: number,
  customerId: number,
): Promise<{ media_type: string; content: Buffer } | undefined> =>
  Math.max(id, position) > 2_147_483_647
    ? Promise.resolve(undefined)
    : db.one(
        `select p.media_type, p.content from application_photo p join application a on a.id = p.application_id
         where a.id = $1 and p.position = $2 and a.customer_id = $3`,
        [id, position, customerId],
      )
