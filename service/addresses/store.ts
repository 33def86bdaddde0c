import type { Db } from '#service/db/db.ts'
import { fault } from '#service/http/fault.ts'

/** A row of the table `address`. */
export interface AddressRow {
  id: number
  customer_id: number
  country_id: string
  region_id: number | null
  region: string | null
  city_id: string | null
  city: string | null
  district_id: string | null
  district: string | null
  street: string[]
  company: string | null
  telephone: string
  mobile_prefix: string | null
  firstname: string
  lastname: string
  postcode: string | null
  id_number: string | null
  default_shipping: boolean
  default_billing: boolean
}

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
  db.query<AddressRow>(
    'select * from address where customer_id = $1 order by default_shipping desc, id desc',
    [customerId],
  )

const findAddressRow = (db: Db, customerId: number, id: number): Promise<AddressRow | undefined> =>
  db.one<AddressRow>('select * from address where id = $1 and customer_id = $2', [id, customerId])

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
      throw fault(400, 'No more than %1 addresses can be saved.', [ADDRESSES_MAX])
    const values = others?.count === 0 ? { ...given, default_shipping: true, default_billing: true } : given
    if (id !== undefined && !(await findAddressRow(db, customerId, id))) return undefined
    await makeRoom(db, customerId, values)
    const parameters = columns.map((column) => values[column])
    return id === undefined
      ? db.one<AddressRow>(
          `insert into address (customer_id, ${columns.join(', ')}) values ($1, ${columns.map((_, index) => `$${index + 2}`).join(', ')}) returning *`,
          [customerId, ...parameters],
        )
      : db.one<AddressRow>(
          `update address set ${columns.map((column, index) => `${column} = $${index + 3}`).join(', ')} where customer_id = $1 and id = $2 returning *`,
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
    const gone = await db.one<AddressRow>(
      'delete from address where id = $1 and customer_id = $2 returning *',
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

/** An address of the address book. */
export interface SavedAddress {
  id: number
  customer_id: number
  country_id: string
  region_id: number | null
  region: string | null
  city_id: string | null
  city: string | null
  district_id: string | null
  district: string | null
  street: string[]
  company: string | null
  telephone: string
  mobile_prefix: string | null
  firstname: string
  lastname: string
  postcode: string | null
  id_number: string | null
}

/** An address of this customer. */
export const findSavedAddress = (db: Db, id: number, customerId: number): Promise<SavedAddress | undefined> =>
  db.one<SavedAddress>('select * from address where id = $1 and customer_id = $2', [id, customerId])
