import type { QuoteAddress } from '#domain/cart/schema.ts'
import type { Db } from '#service/db/db.ts'
import { fault } from '#service/http/fault.ts'

interface SavedAddress {
  id: number; customer_id: number; country_id: string; region_id: number | null; region: string | null; city_id: string | null; city: string | null; district_id: string | null; district: string | null
  street: string[]; company: string | null; telephone: string; mobile_prefix: string | null; firstname: string; lastname: string; postcode: string | null; id_number: string | null
}

const wrapped = (message: string) => fault(400, 'The shipping information was unable to be saved. Error: "%message"', { message })

const unsaved = (address: QuoteAddress): QuoteAddress => ({ ...address, customer_address_id: null })

const fromSaved = (saved: SavedAddress): QuoteAddress => ({
  region: saved.region, region_id: saved.region_id, region_code: null, country_id: saved.country_id, street: saved.street, company: saved.company, telephone: saved.telephone, postcode: saved.postcode,
  city: saved.city, firstname: saved.firstname, lastname: saved.lastname, customer_id: saved.customer_id, email: null, same_as_billing: 0, customer_address_id: saved.id, save_in_address_book: 0,
  extension_attributes: { district_id: saved.district_id, district: saved.district, city_id: saved.city_id, mobile_prefix: saved.mobile_prefix, id_number: saved.id_number },
})

/** The address a request means: a saved one of this customer by its id, or what was typed. @throws Fault 400 for a saved address of somebody else */
export async function meantAddress(db: Db, address: QuoteAddress, customerId: number): Promise<QuoteAddress> {
  if (!address.customer_address_id) return unsaved(address)
  const saved = await db.one<SavedAddress>('select * from address where id = $1 and customer_id = $2', [address.customer_address_id, customerId])
  if (!saved) throw wrapped(`Invalid customer address id ${address.customer_address_id}`)
  return fromSaved(saved)
}

const required = [['firstname', 'firstname'], ['lastname', 'lastname'], ['city', 'city'], ['telephone', 'telephone']] as const

/** Refuses an address that nothing can be sent to. @throws Fault 400 with the texts of contract.md §2.4 and §2.6 */
export function checkAddress(address: QuoteAddress): void {
  if (!address.country_id) throw fault(400, 'The shipping address is missing. Set the address and try again.')
  if (!/^[A-Z]{2}$/.test(address.country_id)) throw wrapped(`Invalid value of "${address.country_id.slice(0, 20)}" provided for the countryId field.`)
  const missing: string[] = required.filter(([field]) => !address[field]?.trim()).map(([, name]) => name)
  if (!address.street?.some((line) => line.trim() !== '')) missing.push('street')
  // Hong Kong and Macao districts stand in for a city.
  const isCityless = ['HK', 'MO'].includes(address.country_id)
  const open = missing.filter((name) => !(name === 'city' && isCityless))
  if (open.length > 0) throw wrapped(open.map((name) => `"${name}" is required. Enter and try again.`).join(' '))
  const texts = [address.firstname, address.lastname, address.city, address.region, address.telephone, address.postcode, address.company, ...(address.street ?? [])]
  if (texts.some((text) => (text ?? '').length > 255)) throw fault(400, 'The shipping information was unable to be saved. Verify the input data and try again.')
}
