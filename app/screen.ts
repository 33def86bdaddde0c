import type { QueryClient } from '@tanstack/react-query'
import { languageOf, type LanguageCode } from '#domain/store/languages.ts'
import { callLanguage } from '#features/kit/call.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { tokenSlot } from '#features/kit/storage.ts'
import type { ComponentType, PropsWithChildren } from 'react'
import { loadMessages } from './messages.ts'
import { asFetch, type PageModule, type PagePlace } from './page.ts'
import { missingRoute, type PageRoute } from './routes.tsx'
import { Shell } from './Shell.tsx'

type Wrapper = ComponentType<PropsWithChildren>

/** A page with everything that its first frame needs. */
export interface Screen extends PagePlace {
  route: PageRoute
  page: PageModule | undefined
  /** Head and foot around the page. */
  Frame: Wrapper
  /** Lets nobody in but whom the page is for. */
  Guard: Wrapper | undefined
  /** The page's script or words could not be had. */
  error?: unknown
}

/** Modules beside the page's own that a route is made of, as the build's manifest names them. */
export const screenModules = ({ handle }: PageRoute): string[] => [handle.module, ...(handle.frame === 'till' ? ['app/CheckoutShell.tsx'] : []), ...(handle.guard ? ['app/guards.tsx'] : [])]

const frames: Readonly<Record<PageRoute['handle']['frame'], () => Wrapper | Promise<Wrapper>>> = {
  shop: () => Shell,
  till: async () => (await import('./CheckoutShell.tsx')).CheckoutShell,
}

async function guardOf(guard: PageRoute['handle']['guard']): Promise<Wrapper | undefined> {
  if (!guard) return undefined
  const { SignedInOnly, CheckoutOnly } = await import('./guards.tsx')
  return guard === 'account' ? SignedInOnly : CheckoutOnly
}

/** Loads the script and the words of a page. What cannot be had is the screen's error. */
export async function loadScreen(route: PageRoute, place: PagePlace): Promise<Screen> {
  const code: LanguageCode = languageOf(callLanguage())?.code ?? 'zh_cn'
  const { load, parts, frame, guard } = route.handle
  const unfinished: Screen = { ...place, route, page: undefined, Frame: Shell, Guard: undefined }
  try {
    const [page, Frame, Guard] = await Promise.all([load(), frames[frame](), guardOf(guard), loadMessages(code, parts)])
    return { ...unfinished, page, Frame, Guard }
  } catch (error) { return { ...unfinished, error } }
}

/** What stands where nothing is: its address keeps its own parameters. */
export const loadMissing = (place: PagePlace): Promise<Screen> => loadScreen(missingRoute, place)

/**
 * Reads what a page shows, as a guest. Failures are the page's own business.
 * @returns whether there is no such page
 */
export async function readScreen(client: QueryClient, { handle }: PageRoute, place: PagePlace): Promise<boolean> {
  // a signed-in person's reads depend on the group, which the page itself knows
  if (handle.personal || tokenSlot.read() !== undefined) return false
  const { subject, queries } = await handle.load()
  const wanted = subject?.(place)
  const isMissing = wanted && client.fetchQuery(asFetch(wanted)).then(() => false, (error: unknown) => error instanceof ServiceFault && error.status === 404)
  await Promise.all((queries?.(place) ?? []).map((query) => client.prefetchQuery(asFetch(query))))
  return await isMissing ?? false
}
