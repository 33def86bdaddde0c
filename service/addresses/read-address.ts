import { addressRefusals } from '#domain/addresses/refusals.ts'
import { typedIdentifier, typedName } from '#domain/validation/typed-text.ts'
import type * as z from 'zod/mini'
import { addressFaults } from '#domain/addresses/address-faults.ts'
import {
  addressCountries,
  addressFormats,
  type AddressCountry,
  type AddressDraft,
  type AddressField,
} from '#domain/addresses/address-form.ts'
import { isChineseId } from '#domain/addresses/chinese-id.ts'
import type { Address } from '#domain/addresses/schema.ts'
import { mobileFault, normaliseMobile } from '#domain/auth/phone.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import { hasVisibleText, isPlainText } from '#domain/customers/person-name.ts'
import { type Fault, invalidValue, required, refuse } from '#service/http/fault.ts'
import { findCity, regionOf, regionsOf } from './geography/geography.ts'
import { nameIn, type Place } from './geography/place.ts'
import type { AddressValues } from './store.ts'

/** An address of the address book or of a quote; its region may be only a name. */
export type GivenAddress = Pick<
  z.output<typeof Address>,
  | 'country_id'
  | 'region_id'
  | 'city'
  | 'street'
  | 'company'
  | 'telephone'
  | 'postcode'
  | 'firstname'
  | 'lastname'
  | 'default_shipping'
  | 'default_billing'
  | 'custom_attributes'
> & {
  readonly region?: { readonly region?: string | null; readonly region_id?: number | null } | null | undefined
}

/** Maximum length of a company or a postcode, in characters. */
const longest = 100

/** Names of the fields in Magento's messages (C-2.10). */
const wireNames: Readonly<Record<AddressField, string>> = {
  country: 'countryId',
  firstname: 'firstname',
  lastname: 'lastname',
  mobilePrefix: 'mobile_prefix',
  telephone: 'telephone',
  regionId: 'regionId',
  cityId: 'city',
  districtId: 'district',
  street: 'street',
  postcode: 'postcode',
  chineseId: 'id_number',
}

function faultOf(field: AddressField, draft: AddressDraft, kind: string): Fault {
  if (kind === 'required') return required(wireNames[field])
  if (kind === 'streetTooLong') return refuse(addressRefusals.street)
  if (kind === 'chineseIdMissing') return refuse(addressRefusals.chineseIdMissing)
  if (kind === 'chineseIdWrong') return refuse(addressRefusals.chineseIdWrong)
  return invalidValue(wireNames[field], draft[field])
}

const isAddressCountry = (code: string): code is AddressCountry =>
  (addressCountries as readonly string[]).includes(code)

/** Finds places sent without ids, as plain Magento clients do, by their names in any language. */
function placeIdsOf(
  given: GivenAddress,
  country: AddressCountry,
): Pick<AddressDraft, 'regionId' | 'cityId' | 'districtId'> {
  const attribute = (code: string) => attributeText(given.custom_attributes, code)?.trim() || undefined
  const isNamed =
    (text: string | null | undefined) =>
    ({ name }: Pick<Place, 'name'>) =>
      Object.values(name).includes(text?.trim() ?? '')
  const regionId =
    given.region_id ??
    given.region?.region_id ??
    regionsOf(country).find(isNamed(given.region?.region))?.id ??
    undefined
  if (regionId === undefined) return { regionId: '', cityId: '', districtId: attribute('district_id') ?? '' }
  const cities = regionOf(country, regionId)?.cities ?? []
  const cityId = attribute('city_id') ?? cities.find(isNamed(given.city))?.id ?? ''
  const districts = cities.find(({ id }) => id === cityId)?.districts ?? []
  return {
    regionId: String(regionId),
    cityId,
    districtId: attribute('district_id') ?? districts.find(isNamed(attribute('district')))?.id ?? '',
  }
}

/**
 * Validates an address of a request with the same rules as the form (domain/addresses) and returns what to store.
 * Place names come from our data in the caller's language, never from the caller's text.
 * @param today Hong Kong date, for the Chinese ID
 * @throws Fault 400 (C-2.10, C-6.3)
 */
export function readAddress(given: GivenAddress, language: string, today: string): AddressValues {
  const country = given.country_id?.trim() ?? ''
  if (!country) throw required('countryId')
  if (!isAddressCountry(country)) throw invalidValue('countryId', country)
  const format = addressFormats[country]
  const attribute = (code: string) => attributeText(given.custom_attributes, code)?.trim() ?? ''
  const mobilePrefix = (attribute('mobile_prefix') || format.mobilePrefix).replace(/^\+/, '')
  const street = (given.street ?? []).map(typedName).filter(hasVisibleText)
  const company = typedName(given.company ?? '')
  if (company && (company.length > longest || !isPlainText(company))) throw invalidValue('company', company)
  const draft: AddressDraft = {
    country,
    firstname: typedName(given.firstname ?? ''),
    lastname: typedName(given.lastname ?? ''),
    mobilePrefix,
    telephone: normaliseMobile(mobilePrefix, given.telephone ?? ''),
    ...placeIdsOf(given, country),
    street: street.join(' '),
    postcode: typedIdentifier(given.postcode ?? ''),
    chineseId: typedIdentifier(attribute('id_number')),
  }
  const named = draft.regionId || given.region?.region?.trim()
  const region = regionOf(country, Number(draft.regionId))
  // a place that does not exist is none that is missing
  if (named && !region) throw invalidValue('regionId', named)
  const [[field, kind] = []] = Object.entries(addressFaults(draft)) as [AddressField, string][]
  if (field && kind) throw faultOf(field, draft, kind)
  if (format.chineseId && !isChineseId(draft.chineseId, today))
    throw faultOf('chineseId', draft, 'chineseIdWrong')
  if (draft.postcode.length > longest) throw invalidValue('postcode', draft.postcode)
  if (mobileFault(mobilePrefix, draft.telephone)) throw invalidValue('telephone', draft.telephone)
  if (!region) throw required('regionId')
  const city = format.city ? findCity(draft.cityId) : undefined
  if (format.city && city?.region !== region) throw invalidValue('city', draft.cityId)
  const district = format.district
    ? city?.city.districts?.find(({ id }) => id === draft.districtId)
    : undefined
  if (format.district && !district) throw invalidValue('district', draft.districtId)
  const regionName = nameIn(region.name, language)
  return {
    country_id: country,
    region_id: region.id,
    region: regionName,
    city_id: city?.city.id ?? null,
    city: city ? nameIn(city.city.name, language) : regionName,
    district_id: district?.id ?? null,
    district: district ? nameIn(district.name, language) : null,
    street,
    company: company || null,
    telephone: draft.telephone,
    mobile_prefix: mobilePrefix,
    firstname: draft.firstname,
    lastname: draft.lastname,
    postcode: draft.postcode || null,
    id_number: format.chineseId ? draft.chineseId.toUpperCase() : null,
    default_shipping: given.default_shipping === true,
    default_billing: given.default_billing === true,
  }
}
