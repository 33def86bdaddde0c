import { addressCountries, addressFormats, type AddressCountry, type AddressDraft, type AddressFault, type AddressField } from '#domain/addresses/address-form.ts'
import { attributeText } from '#domain/contract/wire.ts'
import type { Address } from '#domain/customers/schema.ts'
import type { IntlShape, MessageDescriptor } from 'react-intl'

/** A draft with what the domain's rules do not look at. */
export interface EditedAddress extends AddressDraft { company: string; isDefault: boolean }

const isCountry = (value: unknown): value is AddressCountry => addressCountries.some((country) => country === value)

/** A saved address as the form shows it; without one an empty form for Hong Kong. */
export function toDraft(address?: Address): EditedAddress {
  const country = isCountry(address?.country_id) ? address.country_id : 'HK'
  const attribute = (code: string) => attributeText(address?.custom_attributes, code) ?? ''
  return {
    country, firstname: address?.firstname ?? '', lastname: address?.lastname ?? '', mobilePrefix: attribute('mobile_prefix') || addressFormats[country].mobilePrefix, telephone: address?.telephone ?? '',
    regionId: String(address?.region?.region_id ?? address?.region_id ?? ''), cityId: attribute('city_id'), districtId: attribute('district_id'),
    street: (address?.street ?? []).join(' '), postcode: address?.postcode ?? '', chineseId: attribute('id_number'), company: address?.company ?? '', isDefault: address?.default_shipping ?? false,
  }
}

/** Names of the chosen places, as the service wants them beside the ids. */
export interface ChosenPlaces { region: { code: string; name: string } | undefined; city: string | undefined; district: string | undefined }

/** The form as the wire has it: the region an object, the extras as custom attributes (contract.md §5.3). */
export function fromDraft(draft: EditedAddress, places: ChosenPlaces, before?: Address): Address {
  const format = addressFormats[draft.country]
  const extras: Record<string, string | undefined> = {
    mobile_prefix: draft.mobilePrefix, city_id: format.city ? draft.cityId : '', district_id: format.district ? draft.districtId : '', district: format.district ? places.district : '',
    id_number: format.chineseId ? draft.chineseId.trim().toUpperCase() : '',
  }
  return {
    ...(before?.id === undefined ? {} : { id: before.id }), ...(before?.customer_id == null ? {} : { customer_id: before.customer_id }),
    country_id: draft.country, region: { region_id: Number(draft.regionId), region: places.region?.name ?? null, region_code: places.region?.code ?? null }, region_id: Number(draft.regionId),
    firstname: draft.firstname.trim(), lastname: draft.lastname.trim(), telephone: draft.telephone.replace(/[\s-]/g, ''), street: [draft.street.trim()], company: draft.company.trim() || null,
    city: places.city ?? places.region?.name ?? '', postcode: format.postcode ? draft.postcode.trim() : '', default_shipping: draft.isDefault,
    custom_attributes: Object.entries(extras).flatMap(([code, value]) => (value ? [{ attribute_code: code, value }] : [])),
  }
}

/** Another region: what only the old one had is emptied, the rest of what was typed stays. */
export const withCountry = (draft: EditedAddress, country: AddressCountry): EditedAddress =>
  ({ ...draft, country, mobilePrefix: addressFormats[country].mobilePrefix, regionId: '', cityId: '', districtId: '', postcode: '' })

const words: Readonly<Record<AddressFault, NonNullable<MessageDescriptor['id']>>> = {
  required: 'account.validation.required', streetTooLong: 'account.validation.street', postcode: 'account.validation.postcode',
  chineseIdMissing: 'account.validation.chineseIdMissing', chineseIdWrong: 'account.validation.chineseId', mobile: 'account.validation.mobile',
}
export const addressFaultText = (intl: IntlShape, fault: AddressFault): string => intl.formatMessage({ id: words[fault] })

/** Labels of the fields, for the form and for its list of mistakes. */
export const addressLabels = {
  country: 'account.address.country', firstname: 'account.field.firstname', lastname: 'account.field.lastname', mobilePrefix: 'account.field.countryCode', telephone: 'account.field.mobile', regionId: 'account.address.region',
  cityId: 'account.address.city', districtId: 'account.address.district', street: 'account.address.street', postcode: 'account.address.postcode', chineseId: 'account.address.idNumber',
} as const satisfies Record<AddressField, MessageDescriptor['id']>

/** One line of a saved address, for lists: from the smallest place to the largest. */
export const addressLine = (address: Address): string =>
  [...(address.street ?? []), attributeText(address.custom_attributes, 'district'), address.city, address.region?.region === address.city ? undefined : address.region?.region, address.postcode].filter(Boolean).join(', ')
