export { AddressForm, type AddressFormProps } from './AddressForm.tsx'
export {
  emptyAddress,
  type AddressFormat,
  type AddressFormCountry,
  type AddressFormField,
  type AddressFormValue,
  type PlaceField,
  type PlaceLevel,
} from './address-format.ts'
export { parseAddress } from './parse-address.ts'
export type { AddressRegion, ParsedAddress } from './parsed-address.ts'
export type { PlaceList } from './place-list.ts'
