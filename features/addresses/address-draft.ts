import { typedIdentifier } from '#domain/validation/typed-text.ts'
import { addressCountries, addressFormats, type AddressCountry } from '#domain/addresses/address-form.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import type { Address, Customer } from '#domain/customers/schema.ts'
import type { AddressFormField, AddressFormValue } from '#design-system/commerce/AddressForm'
import type { IntlShape } from 'react-intl'
import { formatOf } from './form-countries.ts'

/** Value of the form, with a region that the shop delivers to. */
export type EditedAddress = AddressFormValue & { country: AddressCountry }

export const isCountry = (value: unknown): value is AddressCountry =>
  addressCountries.some((country) => country === value)

/** Converts a saved address to the form; without one, a form for Hong Kong with the name and mobile of its `owner`. */
export function toDraft(address?: Address, owner?: Customer | null): EditedAddress {
  const country = isCountry(address?.country_id) ? address.country_id : 'HK'
  const attribute = (code: string) => attributeText(address?.custom_attributes, code) ?? ''
  const person = address ?? owner
  const ownAttribute = (code: string) =>
    address ? '' : (attributeText(owner?.custom_attributes, code) ?? '')
  return {
    country,
    firstname: person?.firstname ?? '',
    lastname: person?.lastname ?? '',
    mobilePrefix:
      attribute('mobile_prefix') || ownAttribute('mobile_prefix') || addressFormats[country].mobilePrefix,
    telephone: address?.telephone ?? ownAttribute('mobile'),
    regionId: String(address?.region?.region_id ?? address?.region_id ?? ''),
    cityId: attribute('city_id'),
    districtId: attribute('district_id'),
    street: (address?.street ?? []).join(' '),
    postcode: address?.postcode ?? '',
    chineseId: attribute('id_number'),
    company: address?.company ?? '',
    isDefault: address?.default_shipping ?? false,
  }
}

/** Names of the chosen places, which the service wants besides their ids. */
export interface ChosenPlaces {
  region: { code: string; name: string } | undefined
  city: string | undefined
  district: string | undefined
}

/** Converts the form to the wire: region as an object, extras as custom attributes (C-5.3). */
export function fromDraft(draft: EditedAddress, places: ChosenPlaces, before?: Address): Address {
  const format = addressFormats[draft.country]
  const extras: Record<string, string | undefined> = {
    mobile_prefix: draft.mobilePrefix,
    city_id: format.city ? draft.cityId : '',
    district_id: format.district ? draft.districtId : '',
    district: format.district ? places.district : '',
    id_number: format.chineseId ? typedIdentifier(draft.chineseId).toUpperCase() : '',
  }
  return {
    ...(before?.id === undefined ? {} : { id: before.id }),
    ...(before?.customer_id == null ? {} : { customer_id: before.customer_id }),
    country_id: draft.country,
    region: {
      region_id: Number(draft.regionId),
      region: places.region?.name ?? null,
      region_code: places.region?.code ?? null,
    },
    region_id: Number(draft.regionId),
    firstname: draft.firstname.trim(),
    lastname: draft.lastname.trim(),
    telephone: draft.telephone.replace(/[\s-]/g, ''),
    street: [draft.street.trim()],
    company: draft.company.trim() || null,
    city: places.city ?? places.region?.name ?? '',
    postcode: format.postcode ? draft.postcode.trim() : '',
    default_shipping: draft.isDefault,
    custom_attributes: Object.entries(extras).flatMap(([code, value]) =>
      value ? [{ attribute_code: code, value }] : [],
    ),
  }
}

/** Label of a field in the list of faults. */
export function addressLabel(intl: IntlShape, country: AddressCountry, field: AddressFormField): string {
  const level = formatOf(country).levels.find((entry) => entry.field === field)
  if (level) return intl.formatMessage({ id: `ds.address.${level.name}` })
  switch (field) {
    case 'telephone':
    case 'mobilePrefix':
      return intl.formatMessage({ id: 'ds.address.mobile' })
    case 'isDefault':
      return intl.formatMessage({ id: 'ds.address.default' })
    case 'regionId':
    case 'cityId':
    case 'districtId':
      return ''
    default:
      return intl.formatMessage({ id: `ds.address.${field}` })
  }
}
