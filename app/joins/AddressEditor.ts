export { AddressEditor as default } from '#features/addresses'
