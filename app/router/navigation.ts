import { createStorage } from '#features/kit/storage.ts'
import {
  createPath,
  parsePath,
  type Location,
  type NavigateOptions,
  type Navigator,
  type To,
} from 'react-router-dom'
import type { Screen } from './screen-context.ts'

/** A screen at its address, with its scroll position: the top, where it was left (pixels), or unchanged. */
export interface Visit {
  location: Location
  screen: Screen
  scroll: 'top' | 'same' | number
}

export interface Navigation {
  navigator: Navigator
  /** The current visit, or the one about to be shown. */
  current: () => Visit
  /** Address of a navigation whose screen is still loading. */
  wanted: () => string | undefined
  /** Subscribes to visits. Returns a function that unsubscribes. */
  follow: (tell: (visit: Visit) => void) => () => void
  /** Like `follow`, and also handles back and forward of the browser. Call it once. */
  listen: (tell: (visit: Visit) => void) => () => void
}

const isPositions = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every((top) => typeof top === 'number')

/** Scroll position of each entry of this tab's history. */
const positionsSlot = createStorage(() => globalThis.sessionStorage).slot('scroll_positions', isPositions)

/** Number of stored positions; nobody goes back further. */
const POSITIONS_MOST = 100

/** State of a history entry: that of the navigation, and the entry's key. */
interface Entry {
  usr?: unknown
  key?: string
}
const entryNow = (): Entry =>
  typeof history.state === 'object' && history.state !== null ? (history.state as Entry) : {}
const newKey = () => Math.random().toString(36).slice(2, 10)

/** Address shown by the browser. Gives a key to an entry made by the browser itself. */
export function browserLocation(): Location {
  const { usr = null, key = newKey() } = entryNow()
  if (entryNow().key !== key) history.replaceState({ usr, key } satisfies Entry, '')
  const { pathname, search, hash } = location
  return { pathname, search, hash, state: usr, key }
}

/**
 * Client-side navigation: loads the next screen, then changes address and screen together; the last of several wins.
 * It implements the router's `Navigator`, so that links and hooks are the router's. The router's data API does this
 * and much more for 12 KiB (docs/decisions/0005).
 * @param open prepares the screen of an address; never rejects
 */
// Long: the visit shown, the one under way and the scroll positions change together.
export function createNavigation(first: Visit, open: (location: Location) => Promise<Screen>): Navigation {
  let shown = first
  let pending: Location | undefined
  const followers = new Set<(visit: Visit) => void>()
  let positions: Record<string, number> | undefined
  const known = () => (positions ??= positionsSlot.read() ?? {})
  const remember = () => {
    const { [shown.location.key]: _, ...others } = known()
    positions = Object.fromEntries(
      [...Object.entries(others), [shown.location.key, scrollY] as const].slice(-POSITIONS_MOST),
    )
  }

  /** @param arrive updates the browser's history */
  async function visit(to: Location, scroll: Visit['scroll'], arrive: () => void): Promise<void> {
    pending = to
    const here = shown.location
    const isHere = to.hash !== '' && to.pathname === here.pathname && to.search === here.search
    const screen = isHere ? shown.screen : await open(to)
    if (pending !== to) return
    pending = undefined
    remember()
    arrive()
    shown = { location: to, screen, scroll }
    for (const tell of followers) tell(shown)
  }

  const enter =
    (method: 'pushState' | 'replaceState') =>
    (target: To, state: unknown = null, { preventScrollReset = false }: NavigateOptions = {}) => {
      const to: Location = {
        pathname: '/',
        search: '',
        hash: '',
        ...(typeof target === 'string' ? parsePath(target) : target),
        state,
        key: newKey(),
      }
      void visit(to, preventScrollReset ? 'same' : 'top', () => {
        history[method]({ usr: state, key: to.key } satisfies Entry, '', createPath(to))
      })
    }
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (steps) => {
      history.go(steps)
    },
    push: enter('pushState'),
    replace: enter('replaceState'),
  }

  function follow(tell: (visit: Visit) => void): () => void {
    followers.add(tell)
    return () => {
      followers.delete(tell)
    }
  }

  function listen(tell: (visit: Visit) => void): () => void {
    const stop = follow(tell)
    const back = () => {
      // a link within the page, which the browser has followed itself
      const isOwn = entryNow().key === undefined
      const to = browserLocation()
      void visit(to, isOwn ? 'same' : (known()[to.key] ?? 'top'), () => undefined)
    }
    // The browser restores the scroll position of the next page load.
    const leave = () => {
      if (!pending) remember()
      positionsSlot.write(known())
      history.scrollRestoration = 'auto'
    }
    const come = () => {
      history.scrollRestoration = 'manual'
    }
    come()
    addEventListener('popstate', back)
    addEventListener('pagehide', leave)
    addEventListener('pageshow', come)
    return () => {
      stop()
      removeEventListener('popstate', back)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', come)
    }
  }
  return { navigator, current: () => shown, wanted: () => pending && createPath(pending), follow, listen }
}
