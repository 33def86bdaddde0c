import { addressLine, type ShownAddress } from '../addresses/address-line.ts'
import type { PickupPoint } from '../pickup-points/schema.ts'

/** Where an order or a cart is delivered. */
export interface Destination {
  /** The chosen locker or pick-up point; the parcel then waits there. */
  readonly point?: Pick<PickupPoint, 'name' | 'address'> | null | undefined
  readonly address?: ShownAddress | null | undefined
}

/**
 * The place of delivery in lines: name and address of the locker or pick-up point, otherwise the address. Screens, mails
 * and invoices all use it; the recipient's name and number stay those of the address.
 * @param language code or tag of the reader's language
 * @param country name of the address's country in that language, if it should be included
 */
export function placeOfDelivery({ point, address }: Destination, language: string, country = ''): string[] {
  if (point) return [point.name, point.address]
  return address ? [addressLine(address, language, country)] : []
}
