export { AddressesPage } from './AddressesPage.tsx'
export { AddressEditor } from './AddressEditor.tsx'
