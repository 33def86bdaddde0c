import { checkoutSteps } from '#domain/checkout/steps.ts'
import { cartQuery } from '#features/cart'
import { CheckoutPage } from '#features/checkout'
import { lazy } from 'react'
import { CouponOfCart } from '../../joins/CouponOfCart.ts'
import type { PageTitle } from '../../router/page.ts'

/** Loaded for customers without an address, or who change one. */
const AddressEditor = lazy(() => import('../../joins/AddressEditor.ts'))

/** Loaded for customers who must accept the terms of a membership. */
const TermsText = lazy(() => import('../../joins/TermsText.ts'))

export const Page = () => (
  <CheckoutPage
    cartQuery={cartQuery(undefined)}
    AddressEditor={AddressEditor}
    TermsText={TermsText}
    Coupon={CouponOfCart}
  />
)

/** Each step has a title of its own, as each has an address. */
export const title: PageTitle = ({ intl, search }) => {
  const step = checkoutSteps.find((one) => one === search.get('step'))
  return step === undefined
    ? intl.formatMessage({ id: 'checkout.title' })
    : intl.formatMessage(
        { id: 'checkout.pageTitle' },
        { step: intl.formatMessage({ id: `checkout.step.${step}` }) },
      )
}
