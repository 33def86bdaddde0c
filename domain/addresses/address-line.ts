import { attributeText } from '../contract/attributes.ts'
import type { Address } from '../customers/schema.ts'
import { addressCountries } from './address-form.ts'

/** Address of an order or a cart, reduced to its places. */
interface OrderedAddress {
  street?: readonly string[] | null | undefined
  city?: string | null | undefined
  region?: string | null | undefined
  postcode?: string | null | undefined
  country_id?: string | null | undefined
  extension_attributes?: { district?: string | null | undefined } | null | undefined
}

/** An address in any of the shapes of the contract (C-3, C-5.3). */
export type ShownAddress = Address | OrderedAddress

interface Places {
  country: string
  region: string
  city: string
  district: string
  street: string[]
  postcode: string
}

function placesOf(address: ShownAddress): Places {
  const saved = address as Address
  const { district = attributeText(saved.custom_attributes, 'district') } =
    (address as OrderedAddress).extension_attributes ?? {}
  return {
    country: address.country_id ?? '',
    region: (typeof address.region === 'string' ? address.region : address.region?.region) ?? '',
    city: address.city ?? '',
    district: district ?? '',
    street: (address.street ?? []).map((line) => line.trim()),
    postcode: address.postcode ?? '',
  }
}

const han = /\p{Script=Han}/u
/** Joins parts: Chinese ones without a space, others with one. */
const joinHan = (parts: readonly string[]): string =>
  parts.reduce(
    (line, part) =>
      line === '' ? part : line + (han.test(part) && han.test(line.at(-1) ?? '') ? part : ` ${part}`),
    '',
  )

/** A town that is its own region, or a region that is its own country, is named only once. */
const once = (parts: readonly string[]): string[] =>
  parts.filter((part, index) => part !== '' && part !== parts[index - 1])

/**
 * Formats an address in one line, in the order of its reader's language. In Chinese, an address in the mainland,
 * Taiwan, Hong Kong or Macao runs from the country to the door without commas. All others run from the door to the
 * country; so does an address none of whose places has a Chinese name.
 * @param language code or tag of the reader's language
 * @param country name of the country in that language, if it should be included
 */
export function addressLine(address: ShownAddress, language: string, country = ''): string {
  const { country: code, region, city, district, street, postcode } = placesOf(address)
  const isChinese =
    /^zh\b|^zh_/i.test(language) &&
    addressCountries.some((known) => known === code) &&
    [region, city, district].some((place) => han.test(place))
  const places = once([country, region, city, district])
  const lines = street.filter((line) => line !== '')
  const parts = isChinese ? [...places, ...lines] : [...lines, ...places.toReversed()]
  if (isChinese) return [joinHan(parts), postcode].filter(Boolean).join(' ')
  // Before the country, which the postal service of that country expects last.
  if (postcode !== '') parts.splice(country === '' ? parts.length : -1, 0, postcode)
  return parts.join(', ')
}
