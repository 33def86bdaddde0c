import { getOrderLifetime } from '#domain/orders/api.ts'
import { listAddresses } from '#domain/addresses/api.ts'
import { handledQuery } from '#features/kit/query.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { useIsSessionReady, useSession } from '#features/kit/session.ts'
import { Button } from '#design-system/Button'
import { Container } from '#design-system/Container'
import { EmptyState } from '#design-system/EmptyState'
import { ErrorState } from '#design-system/ErrorState'
import { LinkButton } from '#design-system/LinkButton'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { AddressEditorSlot } from './AddressStep.tsx'
import { CheckoutFlow } from './CheckoutFlow.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { cartQuery } from './queries.ts'

export interface CheckoutPageProps {
  /** The address form, from the account feature. */
  AddressEditor: AddressEditorSlot
}

/**
 * Checkout (shopping.md §4 "Checkout initialisation"): with an empty cart nothing is loaded but the way back;
 * otherwise the time limit and the addresses, and then the steps.
 */
export function CheckoutPage({ AddressEditor }: CheckoutPageProps) {
  const intl = useIntl()
  const { customer, isSignedIn } = useSession()
  const isReady = useIsSessionReady()
  const cart = useQuery({ ...cartQuery(), enabled: isSignedIn })
  const hasItems = Boolean(cart.data?.items?.length)
  const lifetime = useQuery({ ...handledQuery(getOrderLifetime), enabled: hasItems })
  const addresses = useQuery({ ...handledQuery(listAddresses), enabled: hasItems })
  // a customer who never put anything in has no cart at all
  const hasNoCart = cart.error instanceof ServiceFault && cart.error.status === 404
  const failed = hasNoCart ? undefined : [cart, addresses].find(({ isError }) => isError)

  if (failed) return <Container block="page"><ErrorState level={1} title={intl.formatMessage({ id: 'checkout.error.load' })} actions={<Button onPress={() => { void failed.refetch() }}>{intl.formatMessage({ id: 'checkout.error.retry' })}</Button>} /></Container>
  if (hasNoCart || (cart.data && !hasItems)) return <Container block="page"><EmptyState level={1} icon="cart" title={intl.formatMessage({ id: 'checkout.empty.title' })} action={<LinkButton href="/cart" variant="primary">{intl.formatMessage({ id: 'checkout.empty.shop' })}</LinkButton>}>{intl.formatMessage({ id: 'checkout.empty.copy' })}</EmptyState></Container>
  if (!isReady || !customer || !cart.data || !addresses.data) return <CheckoutSkeleton label={intl.formatMessage({ id: 'checkout.loading' })} />
  return <CheckoutFlow customer={customer} cart={cart.data} addresses={addresses.data} timeLimit={lifetime.data ?? 0} AddressEditor={AddressEditor} />
}
