import type { Language } from '#domain/store/languages.ts'
import { scopeCalls, type CallScope } from '#features/kit/call.ts'
import { AsyncLocalStorage } from 'node:async_hooks'

const scopes = new AsyncLocalStorage<CallScope>()
scopeCalls(() => scopes.getStore())

/** The service, as a page on the server calls it: straight, in process, for a guest. */
export interface ServerCalls extends Required<Pick<CallScope, 'onFailure'>>, Pick<CallScope, 'lacking'> {
  serviceFetch: typeof fetch
}

/** Runs `work`, whose calls ask the service in a language. */
export const withCalls = <T>(
  language: Language,
  { onFailure, serviceFetch, lacking }: ServerCalls,
  work: () => T,
): T =>
  scopes.run(
    {
      onFailure,
      language: language.code,
      token: undefined,
      origin: 'http://service.internal',
      fetch: serviceFetch,
      retries: 0,
      lacking,
    },
    work,
  )
