import { getMe } from '#domain/customers/api.ts'
import { groupOf } from '#domain/customers/group.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { cartQuery } from '#features/cart'
import { firstPaymentsQuery } from '#features/commissions'
import { query } from '#features/kit/query.ts'
import { serviceNow } from '#features/kit/service-clock.ts'
import { customerSlot, tokenSlot } from '#features/kit/storage.ts'
import { ordersQuery } from '#features/orders'
import { firstTeamQueries } from '#features/team'
import type { QueryClient } from '@tanstack/react-query'
import { asFetchAhead, type PageQuery } from '../../router/page.ts'
import { unseenPages, type UnseenPage } from '../../worker/unseen-pages.ts'

/** What somebody's pages show when they are opened: who it is, the cart, orders, and an associate's team and payments. */
const personalReads = (isAssociate: boolean): readonly PageQuery[] => [
  query(getMe),
  cartQuery(undefined),
  ordersQuery(),
  ...(isAssociate ? [...firstTeamQueries(), firstPaymentsQuery(toHongKongDate(serviceNow()))] : []),
]

/** The cart of whoever is not signed in. */
function guestReads(): readonly PageQuery[] {
  const cartId = customerSlot.read()?.cartId
  return typeof cartId === 'string' ? [cartQuery(cartId)] : []
}

/**
 * Reads what must be readable without a connection although nobody has opened it; the worker keeps what comes.
 * @returns the pages that show it
 */
export async function readForLater(client: QueryClient): Promise<readonly UnseenPage[]> {
  const isSignedIn = tokenSlot.read() !== undefined
  const isAssociate = isSignedIn && groupOf(client.getQueryData(query(getMe).queryKey)) === 'associate'
  const reads = isSignedIn ? personalReads(isAssociate) : guestReads()
  await Promise.allSettled(
    reads.map((wanted) => client.fetchQuery({ ...asFetchAhead(wanted), staleTime: 0 })),
  )
  return isAssociate ? unseenPages : isSignedIn ? ['cart', 'orders'] : ['cart']
}
