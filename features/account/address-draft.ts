import { addressCountries, addressFormats, type AddressCountry, type AddressFault } from '#domain/addresses/address-form.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import type { Address } from '#domain/customers/schema.ts'
import { addressFormats as shownFormats, type AddressFormField, type AddressFormValue } from '#design-system/AddressForm'
import type { IntlShape, MessageDescriptor } from 'react-intl'

/** The form's value with a region the shop delivers to. */
export type EditedAddress = AddressFormValue & { country: AddressCountry }

export const isCountry = (value: unknown): value is AddressCountry => addressCountries.some((country) => country === value)

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

const words: Readonly<Record<AddressFault, NonNullable<MessageDescriptor['id']>>> = {
  required: 'account.validation.required', streetTooLong: 'account.validation.street', postcode: 'account.validation.postcode',
  chineseIdMissing: 'account.validation.chineseIdMissing', chineseIdWrong: 'account.validation.chineseId', mobile: 'account.validation.mobile',
}
export const addressFaultText = (intl: IntlShape, fault: AddressFault): string => intl.formatMessage({ id: words[fault] })

/** The name a field has in the form, for its list of mistakes. */
export function addressLabel(intl: IntlShape, country: AddressCountry, field: AddressFormField): string {
  const level = shownFormats[country].levels.find((entry) => entry.field === field)
  if (level) return intl.formatMessage({ id: level.label })
  switch (field) {
    case 'telephone': case 'mobilePrefix': return intl.formatMessage({ id: 'ds.address.mobile' })
    case 'isDefault': return intl.formatMessage({ id: 'ds.address.default' })
    case 'regionId': case 'cityId': case 'districtId': return ''
    default: return intl.formatMessage({ id: `ds.address.${field}` })
  }
}

/** A mobile as people write it: '+852 51000001'. */
export const phoneText = (prefix: string | undefined, mobile: string | null | undefined): string => [prefix && `+${prefix}`, mobile].filter(Boolean).join(' ')
