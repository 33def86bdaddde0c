import { cartQuery } from '#features/cart'
import { CheckoutPage } from '#features/checkout'
import { lazy } from 'react'
import type { PageTitle } from '../../router/page.ts'

/** Loaded for customers without an address, or who change one. */
const AddressEditor = lazy(() => import('../../joins/AddressEditor.ts'))

/** Loaded for customers who must accept the terms of a membership. */
const TermsText = lazy(() => import('../../joins/TermsText.ts'))

export const Page = () => (
  <CheckoutPage cartQuery={cartQuery(undefined)} AddressEditor={AddressEditor} TermsText={TermsText} />
)
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.page.checkout' })
