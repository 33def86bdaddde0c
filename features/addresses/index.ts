export { AddressesPage } from './AddressesPage.tsx'
export { AddressEditor, type AddressEditorProps } from './AddressEditor.tsx'
