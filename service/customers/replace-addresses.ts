import type { Address } from '#domain/customers/schema.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { readAddress } from '#service/addresses/read-address.ts'
import { deleteAddress, listAddressRows, writeAddress } from '#service/addresses/store.ts'
import type { Db } from '#service/db/db.ts'
import { noSuchEntity } from '#service/http/fault.ts'
import type { RequestContext } from '#service/http/route.ts'

/**
 * Replaces the address book with the entries sent: those with an id are updated, those without are added, missing ids
 * are deleted (C-2.5, Customer/Model/ResourceModel/CustomerRepository.php).
 * @throws Fault 400 for an invalid address, 404 for another customer's id
 */
export async function replaceAddresses(
  db: Db,
  customerId: number,
  given: readonly Address[],
  { store, now }: Pick<RequestContext, 'store' | 'now'>,
): Promise<void> {
  const named = new Set(given.flatMap(({ id }) => (id === undefined ? [] : [id])))
  for (const { id } of await listAddressRows(db, customerId))
    if (!named.has(id)) await deleteAddress(db, customerId, id)
  for (const address of given) {
    const values = readAddress(address, store.code, toHongKongDate(now))
    if (!(await writeAddress(db, customerId, address.id, values))) throw noSuchEntity('addressId', address.id)
  }
}
