import type * as z from 'zod/mini'
import { addressCountries, addressFaults, addressFormats, type AddressCountry, type AddressDraft, type AddressField } from '#domain/addresses/address-form.ts'
import { isChineseId } from '#domain/addresses/chinese-id.ts'
import type { Address } from '#domain/addresses/schema.ts'
import { mobileFault, normaliseMobile } from '#domain/auth/phone.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import { type Fault, fault, invalidValue, required } from '#service/http/fault.ts'
import { findCity, regionOf } from './geography/geography.ts'
import { nameIn } from './geography/place.ts'
import type { AddressValues } from './store.ts'

type Given = z.output<typeof Address>

/** Longest text of a name, a company or a postcode, in characters. */
const longest = 100

/** Names of the fields as Magento's messages have them (contract.md §2.6). */
const wireNames: Readonly<Record<AddressField, string>> = {
  country: 'countryId', firstname: 'firstname', lastname: 'lastname', mobilePrefix: 'mobile_prefix', telephone: 'telephone',
  regionId: 'regionId', cityId: 'city', districtId: 'district', street: 'street', postcode: 'postcode', chineseId: 'id_number',
}

function faultOf(field: AddressField, draft: AddressDraft, kind: string): Fault {
  if (kind === 'required') return required(wireNames[field])
  if (kind === 'streetTooLong') return fault(400, 'Please shorten the street information to 80 characters or less.')
  if (kind === 'chineseIdMissing') return fault(400, 'Please enter your Chinese ID.')
  if (kind === 'chineseIdWrong') return fault(400, 'Chinese ID is not valid')
  return invalidValue(wireNames[field], draft[field])
}

const isAddressCountry = (code: string): code is AddressCountry => (addressCountries as readonly string[]).includes(code)

/** A city sent without its id, as plain Magento clients do, is looked up by its name in any language. */
function cityIdOf(given: Given, country: AddressCountry, regionId: number): string {
  const byName = (name: string) => regionOf(country, regionId)?.cities.find((city) => Object.values(city.name).includes(name))?.id
  return attributeText(given.custom_attributes, 'city_id') ?? byName(given.city?.trim() ?? '') ?? ''
}

/**
 * Checks an address from a request with the same rules as the form (domain/addresses) and gives what to store.
 * Names of places are ours, in the caller's language, never the caller's text.
 * @param today Hong Kong date, for the Chinese ID
 * @throws Fault 400 (contract.md §2.6, §6.3)
 */
export function readAddress(given: Given, language: string, today: string): AddressValues {
  const country = given.country_id?.trim() ?? ''
  if (!country) throw required('countryId')
  if (!isAddressCountry(country)) throw invalidValue('countryId', country)
  const format = addressFormats[country]
  const regionId = given.region_id ?? given.region?.region_id ?? undefined
  const attribute = (code: string) => attributeText(given.custom_attributes, code)?.trim() ?? ''
  const mobilePrefix = (attribute('mobile_prefix') || format.mobilePrefix).replace(/^\+/, '')
  const street = (given.street ?? []).map((line) => line.trim()).filter(Boolean)
  const draft: AddressDraft = {
    country, firstname: given.firstname?.trim() ?? '', lastname: given.lastname?.trim() ?? '', mobilePrefix, telephone: normaliseMobile(mobilePrefix, given.telephone ?? ''),
    regionId: regionId === undefined ? '' : String(regionId), cityId: regionId === undefined ? '' : cityIdOf(given, country, regionId),
    districtId: attribute('district_id'), street: street.join(' '), postcode: given.postcode?.trim() ?? '', chineseId: attribute('id_number'),
  }
  const [[field, kind] = []] = Object.entries(addressFaults(draft)) as [AddressField, string][]
  if (field && kind) throw faultOf(field, draft, kind)
  if (format.chineseId && !isChineseId(draft.chineseId, today)) throw faultOf('chineseId', draft, 'chineseIdWrong')
  for (const name of ['firstname', 'lastname', 'postcode'] as const) if (draft[name].length > longest) throw invalidValue(name, `${draft[name].slice(0, longest)}…`)
  if (mobileFault(mobilePrefix, draft.telephone)) throw invalidValue('telephone', draft.telephone)
  const region = regionOf(country, Number(draft.regionId))
  if (!region) throw invalidValue('regionId', draft.regionId)
  const city = format.city ? findCity(draft.cityId) : undefined
  if (format.city && city?.region !== region) throw invalidValue('city', draft.cityId)
  const district = format.district ? city?.city.districts?.find(({ id }) => id === draft.districtId) : undefined
  if (format.district && !district) throw invalidValue('district', draft.districtId)
  const regionName = nameIn(region.name, language)
  return {
    country_id: country, region_id: region.id, region: regionName,
    city_id: city?.city.id ?? null, city: city ? nameIn(city.city.name, language) : regionName,
    district_id: district?.id ?? null, district: district ? nameIn(district.name, language) : null,
    street, company: given.company?.trim().slice(0, longest) || null, telephone: draft.telephone, mobile_prefix: mobilePrefix, firstname: draft.firstname, lastname: draft.lastname,
    postcode: draft.postcode || null, id_number: format.chineseId ? draft.chineseId.toUpperCase() : null,
    default_shipping: given.default_shipping === true, default_billing: given.default_billing === true,
  }
}
