import type { QueryClient } from '@tanstack/react-query'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { tokenSlot } from '#features/kit/storage.ts'
import { asFetch, type PageHandle, type PagePlace, type PageQuery } from '../page.ts'
import { pause } from '../timeouts.ts'
import type { ReadFailure } from './router-context.ts'

const isNotFound = (error: unknown): boolean => error instanceof ServiceFault && error.status === 404

/** Ends reads that a superseded navigation began, unless something on the screen uses them. */
function cancelOnAbort(signal: AbortSignal, client: QueryClient, queries: readonly PageQuery[]): void {
  signal.addEventListener('abort', () => {
    for (const { queryKey } of queries) void client.cancelQueries({ queryKey, exact: true, type: 'inactive' })
  })
}

/**
 * Reads a page's data as a guest, but for what another page has read: that is shown at once, and read again by the screen.
 * @returns the error of the page's main data, a 404 if it does not exist, or undefined if the page can be shown
 */
export async function readPage(
  client: QueryClient,
  handle: PageHandle,
  place: PagePlace,
  signal: AbortSignal,
): Promise<ReadFailure | undefined> {
  // a signed-in customer's reads depend on the group, which the page itself knows
  if (tokenSlot.read() !== undefined) return undefined
  const page = await handle.load()
  if (signal.aborted) return undefined
  const isMissing = ({ queryKey }: PageQuery) => client.getQueryData(queryKey) === undefined
  const subject = page.subject?.(place) ?? []
  const queries = (page.queries?.(place) ?? []).filter(isMissing)
  const asked = subject.filter(isMissing)
  cancelOnAbort(signal, client, [...asked, ...queries])
  const subjects = asked.map((query) =>
    client.fetchQuery(asFetch(query)).then(
      () => undefined,
      (error: unknown) => ({ error, isMissing: isNotFound(error) }),
    ),
  )
  const further = queries.map((query) => client.prefetchQuery(asFetch(query)))
  if (page.isKnown?.(place, client)) {
    // the press is answered before the page is rendered
    await pause(0)
    return undefined
  }
  await Promise.all(further)
  const failures = (await Promise.all(subjects)).filter((failure) => failure !== undefined)
  if (failures.length < subject.length) return undefined
  return failures.find(({ isMissing }) => !isMissing) ?? failures[0]
}
