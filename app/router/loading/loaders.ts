import type { Capability } from '#domain/store/capabilities.ts'
import { lacks } from '#features/kit/call.ts'
import { data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router-dom'
import { loadMessages, pageLanguage } from '../../i18n/messages.ts'
import { shellQueries } from '../../shell/shell-queries.ts'
import { PageLoadError } from '../../errors/page-load-error.ts'
import { readPage } from './page-reads.ts'
import { asFetch, type PageHandle, type RouteHandle } from '../page.ts'
import { awaitReadsContext, queryClientContext } from './router-context.ts'
import { shownPage } from '../status-pages.ts'

type LoaderArgs = LoaderFunctionArgs<RouterContextProvider>

const asLoadError = (cause: unknown): never => {
  throw new PageLoadError(cause)
}

/** Loads the script and the messages of a page. */
export const loadPage = async (handle: PageHandle): Promise<void> => {
  await Promise.all([handle.load(), loadMessages(pageLanguage(), [handle.words])]).catch(asLoadError)
}

/** What a page's loader knows besides its page. */
export interface LoaderSettings {
  /** Status of the document when the page can be shown; 200 by default. */
  status?: number | undefined
  /** Without it at the service there is no such page. */
  needs?: Capability | undefined
}

const notFound = { data: { instead: 'notFound' }, status: 404 } as const

/**
 * Loader of a page: its script, its messages and its reads. The answers of the reads are in the query client, so that
 * the loader returns only which page is shown.
 */
export const pageLoader =
  (handle: PageHandle, { status: found = 200, needs }: LoaderSettings = {}) =>
  async ({ request, params, context }: LoaderArgs) => {
    const place = { params, search: new URL(request.url).searchParams }
    const [outcome] = await Promise.all([
      needs && lacks(needs)
        ? notFound
        : context.get(awaitReadsContext)(
            readPage(context.get(queryClientContext), handle, place, request.signal),
          ),
      loadPage(handle),
    ])
    if (outcome.data) await loadPage(shownPage(handle, outcome.data))
    return data(outcome.data, { status: outcome.status === 200 ? found : outcome.status })
  }

/** Loader of a layout, whose script is all that it needs. */
export const layoutLoader =
  ({ load }: RouteHandle) =>
  async () => {
    await load().catch(asLoadError)
    return null
  }

/** Loader of the root: what header and footer read. They are shown without it when the service fails. */
export async function rootLoader({ context }: LoaderArgs): Promise<null> {
  const client = context.get(queryClientContext)
  await Promise.all(shellQueries().map((wanted) => client.prefetchQuery(asFetch(wanted))))
  return null
}
