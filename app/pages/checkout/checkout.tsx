import { cartQuery } from '#features/cart'
import { CheckoutPage, loadPickupChoice } from '#features/checkout'
import { lazy } from 'react'
import { loadMessages, pageLanguage } from '../../i18n/messages.ts'
import type { PageTitle } from '../../router/page.ts'

/** Loaded for customers without an address, or who change one. */
const AddressEditor = lazy(() => import('../../joins/AddressEditor.ts'))

/** Loaded for customers who must accept the terms of a membership. */
const TermsText = lazy(() => import('../../joins/TermsText.ts'))

/** Loaded for customers who choose a delivery to a locker or pick-up point. */
const PickupChoice = lazy(async () => {
  const [choice] = await Promise.all([loadPickupChoice(), loadMessages(pageLanguage(), ['checkout-pickup'])])
  return { default: choice }
})

export const Page = () => (
  <CheckoutPage
    cartQuery={cartQuery(undefined)}
    AddressEditor={AddressEditor}
    PickupChoice={PickupChoice}
    TermsText={TermsText}
  />
)
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.page.checkout' })
