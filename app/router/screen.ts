import type { QueryClient } from '@tanstack/react-query'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { tokenSlot } from '#features/kit/storage.ts'
import { loadMessages, pageLanguage } from '../i18n/messages.ts'
import { asFetch, type PagePlace, type PageRoute } from './page.ts'
import type { Screen, Wrapper } from './screen-context.ts'
import { missingRoute, unavailableRoute } from './routes.tsx'
import { Shell } from '../shell/Shell.tsx'

/** Modules of a route besides the page's own, as named in the build's manifest. */
export const screenModules = ({ handle }: PageRoute): string[] => [
  ...handle.modules,
  ...(handle.frame === 'checkout' ? ['app/shell/CheckoutShell.tsx'] : []),
  ...(handle.guard ? ['app/router/guards.tsx'] : []),
  ...(handle.guard === 'associate' ? ['app/router/AssociatesOnly.tsx'] : []),
]

const frames: Readonly<Record<PageRoute['handle']['frame'], () => Wrapper | Promise<Wrapper>>> = {
  shop: () => Shell,
  checkout: async () => (await import('../shell/CheckoutShell.tsx')).CheckoutShell,
}

async function guardOf(guard: PageRoute['handle']['guard']): Promise<Wrapper | undefined> {
  if (!guard) return undefined
  if (guard === 'associate') return (await import('./AssociatesOnly.tsx')).AssociatesOnly
  const { SignedInOnly, CheckoutOnly } = await import('./guards.tsx')
  return guard === 'account' ? SignedInOnly : CheckoutOnly
}

/** Loads script and messages of a page. A failure becomes the screen's error. */
export async function loadScreen(route: PageRoute, place: PagePlace): Promise<Screen> {
  const code = pageLanguage()
  const { load, parts, frame, guard } = route.handle
  const unfinished: Screen = { ...place, route, page: undefined, Frame: Shell, Guard: undefined }
  try {
    const [page, Frame, Guard] = await Promise.all([
      load(),
      frames[frame](),
      guardOf(guard),
      loadMessages(code, parts),
    ])
    return { ...unfinished, page, Frame, Guard }
  } catch (error) {
    return { ...unfinished, error }
  }
}

/** Not-found screen; the address keeps its parameters. */
export const loadMissing = (place: PagePlace): Promise<Screen> => loadScreen(missingRoute, place)

/** Screen for an outage of the service; the address keeps its parameters. */
export const loadUnavailable = (place: PagePlace): Promise<Screen> => loadScreen(unavailableRoute, place)

const isNotFound = (error: unknown): boolean => error instanceof ServiceFault && error.status === 404

/**
 * Reads a page's data as a guest.
 * @returns the error of the page's main data, a 404 if it does not exist, or undefined if the page can be shown
 */
export async function readScreen(
  client: QueryClient,
  { handle }: PageRoute,
  place: PagePlace,
): Promise<{ error: unknown; isMissing: boolean } | undefined> {
  // a signed-in customer's reads depend on the group, which the page itself knows
  if (handle.personal || tokenSlot.read() !== undefined) return undefined
  const { subject, queries } = await handle.load()
  const subjects = (subject?.(place) ?? []).map((query) =>
    client.fetchQuery(asFetch(query)).then(
      () => undefined,
      (error: unknown) => ({ error, isMissing: isNotFound(error) }),
    ),
  )
  await Promise.all((queries?.(place) ?? []).map((query) => client.prefetchQuery(asFetch(query))))
  const failures = (await Promise.all(subjects)).filter((failure) => failure !== undefined)
  if (failures.length < subjects.length) return undefined
  return failures.find(({ isMissing }) => !isMissing) ?? failures[0]
}
