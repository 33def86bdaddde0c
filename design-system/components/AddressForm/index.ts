export { AddressForm, type AddressFormProps } from './AddressForm.tsx'
export { addressFormats, emptyAddress, type AddressFormField, type AddressFormValue, type AddressRegion, type PlaceField } from './address-format.ts'
export { parseAddress, type ParsedAddress } from './parse-address.ts'
export type { PlaceList } from './place-list.ts'
