import { addressRefusals } from '#domain/addresses/refusals.ts'
import type { Db } from '#service/db/db.ts'
import { arrayOf, bool, defineRow, int, nullable, text, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { refuse } from '#service/http/fault.ts'

/** An address of the address book. */
export const addressRow = defineRow('address', {
  id: int,
  customer_id: int,
  country_id: text,
  region_id: nullable(int),
  region: nullable(text),
  city_id: nullable(text),
  city: nullable(text),
  district_id: nullable(text),
  district: nullable(text),
  street: arrayOf(text),
  company: nullable(text),
  telephone: text,
  mobile_prefix: nullable(text),
  firstname: text,
  lastname: text,
  postcode: nullable(text),
  id_number: nullable(text),
  default_shipping: bool,
  default_billing: bool,
})
export type AddressRow = RowOf<typeof addressRow>

/** Columns written by a save; the database fills the rest. */
export type AddressValues = Omit<AddressRow, 'id' | 'customer_id'>

const columns = [
  'country_id',
  'region_id',
  'region',
  'city_id',
  'city',
  'district_id',
  'district',
  'street',
  'company',
  'telephone',
  'mobile_prefix',
  'firstname',
  'lastname',
  'postcode',
  'id_number',
  'default_shipping',
  'default_billing',
] as const satisfies readonly (keyof AddressValues)[]

/** A customer's addresses, the default one first, then the newest. */
export const listAddressRows = (db: Db, customerId: number): Promise<AddressRow[]> =>
  db.query(
    sql`select ${addressRow} from address where customer_id = $1 order by default_shipping desc, id desc`,
    [customerId],
  )

/** An address of this customer; undefined for those of others, as if they did not exist. */
export const findAddressRow = (db: Db, customerId: number, id: number): Promise<AddressRow | undefined> =>
  db.one(sql`select ${addressRow} from address where id = $1 and customer_id = $2`, [id, customerId])

/** Keeps one default address of each kind: clears the flag of the others before a row gets it. */
async function makeRoom(db: Db, customerId: number, values: AddressValues): Promise<void> {
  for (const flag of ['default_shipping', 'default_billing'] as const) {
    if (values[flag])
      await db.query(`update address set ${flag} = false where customer_id = $1 and ${flag}`, [customerId])
  }
}

/** Maximum number of addresses per customer. */
const ADDRESSES_MAX = 100

/**
 * Creates an address, or updates the customer's address `id`. The first address becomes the default.
 * @returns undefined when the customer has no address of that id
 * @throws Fault 400 when the book is full
 */
export const writeAddress = (
  database: Db,
  customerId: number,
  id: number | undefined,
  given: AddressValues,
): Promise<AddressRow | undefined> =>
  database.tx(async (db) => {
    // Two tabs saving at once would both set the default flag.
    await db.query('select 1 from customer where id = $1 for update', [customerId])
    const others = await db.one<{ count: number }>(
      'select count(*) as count from address where customer_id = $1 and id is distinct from $2',
      [customerId, id],
    )
    if (id === undefined && (others?.count ?? 0) >= ADDRESSES_MAX)
      throw refuse(addressRefusals.full, [ADDRESSES_MAX])
    const values = others?.count === 0 ? { ...given, default_shipping: true, default_billing: true } : given
    if (id !== undefined && !(await findAddressRow(db, customerId, id))) return undefined
    await makeRoom(db, customerId, values)
    const parameters = columns.map((column) => values[column])
    return id === undefined
      ? db.one(
          sql`insert into address (customer_id, ${columns.join(', ')}) values ($1, ${columns.map((_, index) => `$${index + 2}`).join(', ')}) returning ${addressRow}`,
          [customerId, ...parameters],
        )
      : db.one(
          sql`update address set ${columns.map((column, index) => `${column} = $${index + 3}`).join(', ')} where customer_id = $1 and id = $2 returning ${addressRow}`,
          [customerId, id, ...parameters],
        )
  })

/**
 * Removes an address. If it was the default, the newest remaining one becomes the default.
 * @returns whether it existed
 */
export const deleteAddress = (database: Db, customerId: number, id: number): Promise<boolean> =>
  database.tx(async (db) => {
    await db.query('select 1 from customer where id = $1 for update', [customerId])
    const gone = await db.one(
      sql`delete from address where id = $1 and customer_id = $2 returning ${addressRow.only('default_shipping', 'default_billing')}`,
      [id, customerId],
    )
    if (!gone) return false
    for (const flag of ['default_shipping', 'default_billing'] as const) {
      if (gone[flag])
        await db.query(
          `update address set ${flag} = true where id = (select max(id) from address where customer_id = $1)`,
          [customerId],
        )
    }
    return true
  })
