import { getMe } from '#domain/customers/api.ts'
import { groupOf } from '#domain/customers/group.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { pagePatterns } from '#domain/store/paths.ts'
import { lacks } from '#features/kit/call.ts'
import { forgetPerson } from '#features/kit/connection/forget.ts'
import { query } from '#features/kit/query.ts'
import { serviceNow } from '#features/kit/service-clock.ts'
import { tokenSlot } from '#features/kit/storage.ts'
import type { QueryClient } from '@tanstack/react-query'
import { asFetchAhead, type PageQuery } from '../../router/page.ts'
import { savesData } from '../../router/use-ready-page.ts'
import { matchPage } from '../../router/routes.tsx'
import { shellQueries } from '../../shell/shell-queries.ts'
import { unseenPages, type UnseenPage } from '../../worker/unseen-pages.ts'

/** The visitor's own reads of a page. Pages say them themselves. */
async function ownReads(name: UnseenPage): Promise<readonly PageQuery[]> {
  const { handle } = matchPage({ pathname: pagePatterns[name] }).route
  const { ownQueries } = await handle.load()
  return ownQueries?.(toHongKongDate(serviceNow())) ?? []
}

/** Stays in the client, so that a change is known to have outdated it. */
const read = (client: QueryClient, wanted: PageQuery): Promise<unknown> =>
  client.fetchQuery({ ...asFetchAhead(wanted), staleTime: 0, gcTime: Infinity })

/** The pages of somebody. */
async function pagesOf(client: QueryClient): Promise<readonly UnseenPage[]> {
  if (tokenSlot.read() === undefined) return ['cart']
  // kept, too: without it nobody is known to be signed in
  await Promise.allSettled([read(client, query(getMe))])
  const customer = client.getQueryData(query(getMe).queryKey)
  if (groupOf(customer) !== 'associate') return ['cart', 'orders']
  return unseenPages.filter((name) => name !== 'team' || !lacks('team'))
}

/** What some pages read of the visitor's own. */
async function ownReadsOf(pages: readonly UnseenPage[]): Promise<PageQuery[]> {
  const reads = await Promise.allSettled(pages.map(ownReads))
  return reads.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
}

/**
 * Reads what must be readable without a connection although nobody has opened it, and what the shop's frame shows, which a document
 * brings along; the worker keeps what comes.
 * @returns the pages that show it
 */
export async function readForLater(client: QueryClient): Promise<readonly UnseenPage[]> {
  const pages = await pagesOf(client)
  const reads = [...shellQueries(), ...(await ownReadsOf(pages))]
  await Promise.allSettled(reads.map((wanted) => read(client, wanted)))
  return pages
}

/** Pause (ms) after a change before what it has outdated is read: several often follow each other. */
const SETTLE = 500

/**
 * Reads again what a change has outdated: a cart whose copies are of different times has a wrong total. What cannot be read is
 * forgotten.
 */
export function readAfterChanges(client: QueryClient): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const readOutdated = async () => {
    // who pays for each byte has copies of what was seen alone, and always of the cart
    const reads = await ownReadsOf(savesData() ? ['cart'] : await pagesOf(client))
    const outdated = reads.filter(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated ?? true)
    await Promise.all(outdated.map((wanted) => read(client, wanted)))
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return
    clearTimeout(waiting)
    waiting = setTimeout(() => void readOutdated().catch(forgetPerson), SETTLE)
  })
}
