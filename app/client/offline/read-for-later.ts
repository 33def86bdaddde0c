import { getMe } from '#domain/customers/api.ts'
import { groupOf } from '#domain/customers/group.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { pagePatterns } from '#domain/store/paths.ts'
import { query } from '#features/kit/query.ts'
import { serviceNow } from '#features/kit/service-clock.ts'
import { tokenSlot } from '#features/kit/storage.ts'
import type { QueryClient } from '@tanstack/react-query'
import { asFetchAhead, type PageQuery } from '../../router/page.ts'
import { matchPage } from '../../router/routes.tsx'
import { unseenPages, type UnseenPage } from '../../worker/unseen-pages.ts'

/** The visitor's own reads of a page. Pages say them themselves. */
async function ownReads(name: UnseenPage): Promise<readonly PageQuery[]> {
  const { handle } = matchPage({ pathname: pagePatterns[name] }).route
  const { ownQueries } = await handle.load()
  return ownQueries?.(toHongKongDate(serviceNow())) ?? []
}

const readAll = (client: QueryClient, reads: readonly PageQuery[]) =>
  Promise.allSettled(reads.map((wanted) => client.fetchQuery({ ...asFetchAhead(wanted), staleTime: 0 })))

/** The pages of somebody. */
async function pagesOf(client: QueryClient): Promise<readonly UnseenPage[]> {
  if (tokenSlot.read() === undefined) return ['cart']
  // kept, too: without it nobody is known to be signed in
  await readAll(client, [query(getMe)])
  const customer = client.getQueryData(query(getMe).queryKey)
  return groupOf(customer) === 'associate' ? unseenPages : ['cart', 'orders']
}

/**
 * Reads what must be readable without a connection although nobody has opened it; the worker keeps what comes.
 * @returns the pages that show it
 */
export async function readForLater(client: QueryClient): Promise<readonly UnseenPage[]> {
  const pages = await pagesOf(client)
  const reads = await Promise.allSettled(pages.map(ownReads))
  await readAll(
    client,
    reads.flatMap((read) => (read.status === 'fulfilled' ? read.value : [])),
  )
  return pages
}
