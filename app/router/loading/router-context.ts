import type { QueryClient } from '@tanstack/react-query'
import { createContext, RouterContextProvider } from 'react-router-dom'
import type { PageData } from '../page.ts'

/** Why a page's main reads failed. */
export interface ReadFailure {
  error: unknown
  /** The service knows no such thing (404). */
  isMissing: boolean
}

/** What a page's loader answers once its reads have ended, and the status of the document. */
interface PageOutcome {
  data: PageData
  status: number
}

/** Waits for the reads of a page, and says what is shown. */
export type AwaitReads = (reads: Promise<ReadFailure | undefined>) => Promise<PageOutcome>

/** The query client that loaders fill. */
export const queryClientContext = createContext<QueryClient>()

/** The browser waits for reads only briefly; the server waits for all of them and gives the document a status. */
export const awaitReadsContext = createContext<AwaitReads>()

/** The context that loaders get from the router of a browser, or of one request. */
export function loaderContext(client: QueryClient, awaitReads: AwaitReads): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(queryClientContext, client)
  context.set(awaitReadsContext, awaitReads)
  return context
}
