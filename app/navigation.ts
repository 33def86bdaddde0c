import { createStorage } from '#features/kit/storage.ts'
import { createPath, parsePath, type Location, type NavigateOptions, type Navigator, type To } from 'react-router-dom'
import type { Screen } from './screen.ts'

/** A screen at its address, and where its window begins: at its top, where it was left (pixels), or where the one before stands. */
export interface Visit { location: Location; screen: Screen; scroll: 'top' | 'same' | number }

export interface Navigation {
  navigator: Navigator
  /** What is shown, or about to be. */
  current: () => Visit
  /** The address on its way, while its screen is being loaded. */
  wanted: () => string | undefined
  /** Tells of each visit from now on. Returns the way to stop. */
  follow: (tell: (visit: Visit) => void) => () => void
  /** As `follow`, and follows the browser's own steps back and forward. Once, in a browser. */
  listen: (tell: (visit: Visit) => void) => () => void
}

const isPositions = (value: unknown): value is Record<string, number> => typeof value === 'object' && value !== null && Object.values(value).every((top) => typeof top === 'number')

/** Where each address of this tab's history was left. */
const positionsSlot = createStorage(() => globalThis.sessionStorage).slot('scroll_positions', isPositions)

/** Enough for any way back that somebody remembers. */
const kept = 100

/** What stands in an entry of the browser's history: the navigation's state, and the entry's own key. */
interface Entry { usr?: unknown; key?: string }
const entryNow = (): Entry => (typeof history.state === 'object' && history.state !== null ? history.state as Entry : {})
const newKey = () => Math.random().toString(36).slice(2, 10)

/** The address that the browser shows. An entry that the browser has made itself is given its key. */
export function browserLocation(): Location {
  const { usr = null, key = newKey() } = entryNow()
  if (entryNow().key !== key) history.replaceState({ usr, key } satisfies Entry, '')
  const { pathname, search, hash } = location
  return { pathname, search, hash, state: usr, key }
}

/**
 * Navigation in place: the next screen is made ready, then address and screen change together; of several on their way the last wins.
 * It stands on the router's own contract (`Navigator`), so that links and hooks are the router's. The router's data API does
 * the same and much more for 12 KiB (docs/decisions/0005).
 * @param open makes the screen of an address ready; never rejects
 */
export function createNavigation(first: Visit, open: (location: Location) => Promise<Screen>): Navigation {
  let shown = first
  let pending: Location | undefined
  const followers = new Set<(visit: Visit) => void>()
  let positions: Record<string, number> | undefined
  const known = () => (positions ??= positionsSlot.read() ?? {})
  const remember = () => {
    const { [shown.location.key]: _, ...others } = known()
    positions = Object.fromEntries([...Object.entries(others), [shown.location.key, scrollY] as const].slice(-kept))
  }

  /** @param arrive puts the address into the browser's history */
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

  const enter = (method: 'pushState' | 'replaceState') => (target: To, state: unknown = null, { preventScrollReset = false }: NavigateOptions = {}) => {
    const to: Location = { pathname: '/', search: '', hash: '', ...(typeof target === 'string' ? parsePath(target) : target), state, key: newKey() }
    void visit(to, preventScrollReset ? 'same' : 'top', () => { history[method]({ usr: state, key: to.key } satisfies Entry, '', createPath(to)) })
  }
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (steps) => { history.go(steps) },
    push: enter('pushState'),
    replace: enter('replaceState'),
  }

  function follow(tell: (visit: Visit) => void): () => void {
    followers.add(tell)
    return () => { followers.delete(tell) }
  }

  function listen(tell: (visit: Visit) => void): () => void {
    const stop = follow(tell)
    const back = () => {
      // a link to a place within the page, which the browser has followed
      const isOwn = entryNow().key === undefined
      const to = browserLocation()
      void visit(to, isOwn ? 'same' : known()[to.key] ?? 'top', () => undefined)
    }
    // The next load of this address is the browser's to scroll.
    const leave = () => {
      if (!pending) remember()
      positionsSlot.write(known())
      history.scrollRestoration = 'auto'
    }
    const come = () => { history.scrollRestoration = 'manual' }
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
