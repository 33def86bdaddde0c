import type { Cart } from '#domain/cart/schema.ts'
import { getOrderLifetime } from '#domain/orders/api.ts'
import { listAddresses } from '#domain/addresses/api.ts'
import { paths } from '#domain/store/paths.ts'
import { handledQuery, retriedQuietly } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIsSessionReady, useProfileFailure, useSession } from '#features/kit/session.ts'
import { Container } from '#design-system/layout/Container'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { LinkButton } from '#design-system/actions/LinkButton'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import type { AddressEditorSlot } from './steps/AddressStep.tsx'
import type { CouponSlot } from './summary/CheckoutAside.tsx'
import type { TermsTextSlot } from './dialogs/AcceptTerms.tsx'
import { CheckoutFlow } from './CheckoutFlow.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'

const BuyNow = lazy(() => import('./dialogs/BuyNow.tsx').then((module) => ({ default: module.BuyNow })))

export interface CheckoutPageProps {
  /** Reads the customer's cart. This is the cart feature's own query, so that both share one cache entry. */
  cartQuery: Pick<UseQueryOptions<Cart | null>, 'queryKey' | 'queryFn'>
  /** The address form; provided by the account feature. */
  AddressEditor: AddressEditorSlot
  /** The text of the terms; provided by the content feature. */
  TermsText: TermsTextSlot
  /** The coupon of the cart; provided by the coupons feature. */
  Coupon: CouponSlot
}

/**
 * Checkout. With an empty cart only a link back is loaded; otherwise the time limit and the addresses, then the
 * steps.
 */
export function CheckoutPage({ cartQuery, AddressEditor, TermsText, Coupon }: CheckoutPageProps) {
  const intl = useIntl()
  const { customer, isSignedIn } = useSession()
  const [search] = useSearchParams()
  const isReady = useIsSessionReady()
  const cart = useQuery({ ...cartQuery, staleTime: 0, enabled: isSignedIn })
  const hasItems = Boolean(cart.data?.items?.length)
  const lifetime = useQuery({ ...handledQuery(getOrderLifetime), ...retriedQuietly, enabled: hasItems })
  const addresses = useQuery({ ...handledQuery(listAddresses), enabled: hasItems })
  const profileFailure = useProfileFailure()
  const failure = readFailure(cart, addresses) ?? profileFailure

  if (failure)
    return (
      <Container block="page">
        <ReadError level={1} failure={failure} />
      </Container>
    )
  if (cart.data !== undefined && !hasItems)
    return (
      <Container block="page">
        <EmptyState
          level={1}
          icon="cart"
          title={intl.formatMessage({ id: 'checkout.empty.title' })}
          action={
            <LinkButton href={paths.cart()} variant="primary">
              {intl.formatMessage({ id: 'checkout.empty.shop' })}
            </LinkButton>
          }
        >
          {intl.formatMessage({ id: 'checkout.empty.copy' })}
        </EmptyState>
      </Container>
    )
  if (!isReady || !customer || !cart.data || !addresses.data)
    return <CheckoutSkeleton label={intl.formatMessage({ id: 'checkout.loading' })} />
  return (
    <>
      <CheckoutFlow
        customer={customer}
        cart={cart.data}
        addresses={addresses.data}
        timeLimit={lifetime.data ?? 0}
        AddressEditor={AddressEditor}
        TermsText={TermsText}
        Coupon={Coupon}
      />
      {search.has('buy') && (
        <Suspense fallback={null}>
          <BuyNow cart={cart.data} />
        </Suspense>
      )}
    </>
  )
}
