export { CheckoutPage, type CheckoutPageProps } from './CheckoutPage.tsx'
export type { AddressEditorSlot } from './steps/AddressStep.tsx'
