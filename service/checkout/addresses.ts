import { checkoutRefusals } from '#domain/checkout/refusals.ts'
import type { QuoteAddress } from '#domain/cart/schema.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import type { Parameters } from '#domain/contract/error-body.ts'
import { fillMessage } from '#domain/contract/fault.ts'
import { readAddress, type GivenAddress } from '#service/addresses/read-address.ts'
import { findAddressRow, writeAddress, type AddressRow } from '#service/addresses/store.ts'
import type { Db } from '#service/db/db.ts'
import { Fault, refuse } from '#service/http/fault.ts'

const wrapped = (message: string) => refuse(checkoutRefusals.addressUnsaved, { message })

const fromSaved = (saved: AddressRow): QuoteAddress => ({
  region: saved.region,
  region_id: saved.region_id,
  region_code: null,
  country_id: saved.country_id,
  street: saved.street,
  company: saved.company,
  telephone: saved.telephone,
  postcode: saved.postcode,
  city: saved.city,
  firstname: saved.firstname,
  lastname: saved.lastname,
  customer_id: saved.customer_id,
  email: null,
  same_as_billing: 0,
  customer_address_id: saved.id,
  save_in_address_book: 0,
  extension_attributes: {
    district_id: saved.district_id,
    district: saved.district,
    city_id: saved.city_id,
    mobile_prefix: saved.mobile_prefix,
    id_number: saved.id_number,
  },
})

/** An address that is not in the address book has no id. */
const withoutBookId = (given: QuoteAddress): QuoteAddress => {
  const { customer_address_id: _, ...address } = given
  return address
}

const extraCodes = ['district_id', 'district', 'city_id', 'mobile_prefix', 'id_number'] as const

/**
 * Converts a typed address to the shape of the address book; its extra fields may be in either of two places (C-5.3).
 */
const typedAs = ({ extension_attributes: more, ...typed }: QuoteAddress): GivenAddress => ({
  ...typed,
  region: { region: typed.region ?? null },
  custom_attributes: extraCodes.flatMap((code) => {
    const value = more?.[code] ?? attributeText(typed.custom_attributes, code)
    return value === null || value === undefined ? [] : [{ attribute_code: code, value: String(value) }]
  }),
})

async function savedOf(db: Db, id: number, customerId: number): Promise<QuoteAddress> {
  const saved = await findAddressRow(db, customerId, id)
  if (!saved) throw wrapped(`Invalid customer address id ${id}`)
  return fromSaved(saved)
}

/**
 * The address of a request: a saved one of this customer by id, or what has been typed so far.
 * @throws Fault 400 for a saved address of another customer
 */
export const meantAddress = async (
  db: Db,
  address: QuoteAddress,
  customerId: number,
): Promise<QuoteAddress> =>
  address.customer_address_id ? savedOf(db, address.customer_address_id, customerId) : withoutBookId(address)

/** Saves a typed address of an order to the address book if requested (`save_in_address_book`); a full book takes none. */
export async function keepInAddressBook(
  db: Db,
  address: QuoteAddress | null,
  customerId: number,
  reader: { readonly language: string; readonly today: string },
): Promise<void> {
  if (!address?.save_in_address_book || address.customer_address_id) return
  try {
    await writeAddress(
      db,
      customerId,
      undefined,
      readAddress(typedAs(address), reader.language, reader.today),
    )
  } catch (error) {
    // The order succeeds even if the address book refuses its address.
    if (!(error instanceof Fault)) throw error
  }
}

/**
 * Reads the delivery address: a saved one of this customer, or a typed one, validated by the rules of the address
 * book.
 * @param reader language for place names, and the Hong Kong date
 * @throws Fault 400 with the messages of C-2.4 and C-2.10
 */
export async function deliveryAddress(
  db: Db,
  address: QuoteAddress,
  customerId: number,
  reader: { readonly language: string; readonly today: string },
): Promise<QuoteAddress> {
  if (address.customer_address_id) return savedOf(db, address.customer_address_id, customerId)
  if (!address.country_id) throw refuse(checkoutRefusals.addressMissing)
  try {
    const values = readAddress(typedAs(address), reader.language, reader.today)
    return {
      ...withoutBookId(fromSaved({ ...values, id: 0, customer_id: customerId })),
      email: address.email ?? null,
      same_as_billing: address.same_as_billing ?? 0,
      save_in_address_book: address.save_in_address_book ?? 0,
    }
  } catch (error) {
    if (error instanceof Fault && error.status === 400)
      throw wrapped(fillMessage(error.template, error.parameters as Parameters))
    throw error
  }
}
