export { AddressEditor as default } from '#features/account'
