import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { Router, UNSAFE_RouteContext as RouteContext, type Location } from 'react-router-dom'
import { LazyErrorPage } from '../errors/LazyErrorPage.tsx'
import type { Navigation, Visit } from './navigation.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import type { Screen } from './screen-context.ts'
import { ScreenContext } from './screen-context.ts'

/** Scrolls to the position of the visit; an address with a hash scrolls to the element with that id. */
function scrollTo({ location, scroll }: Visit): void {
  if (typeof scroll === 'number') {
    window.scrollTo(0, scroll)
    return
  }
  const target = location.hash === '' ? null : document.getElementById(nameOf(location.hash))
  if (target) target.scrollIntoView()
  else if (scroll === 'top') window.scrollTo(0, 0)
}

function nameOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/**
 * Renders the page of a screen and provides the address's parameters to the router's `useParams`. The router's own
 * way matches all routes again and costs 3 KiB.
 */
function Page({
  location: { pathname },
  screen: { params, page, error },
}: {
  location: Location
  screen: Screen
}) {
  const context = useMemo(
    () => ({
      outlet: null,
      matches: [{ params, pathname, pathnameBase: pathname, route: {} }],
      isDataRoute: false,
    }),
    [params, pathname],
  )
  return (
    <RouteContext value={context}>
      {page ? <page.Page /> : <LazyErrorPage error={error} isUnloaded />}
    </RouteContext>
  )
}

/** Renders the current screen in its frame, and follows navigations. The same tree on the server and in the browser. */
export function Pages({ navigation }: { navigation: Navigation }) {
  const [visit, setVisit] = useState(navigation.current)
  useLayoutEffect(() => {
    const show = (next: Visit) => {
      startTransition(() => {
        setVisit(next)
      })
    }
    const stop = navigation.listen(show)
    // a navigation was faster than this effect
    show(navigation.current())
    return stop
  }, [navigation])
  // after a page load the browser decides the scroll position
  const [first] = useState(visit)
  useLayoutEffect(() => {
    if (visit !== first) scrollTo(visit)
  }, [visit, first])

  const { location, screen } = visit
  const { Frame, Guard } = screen
  const page = <Page location={location} screen={screen} />
  return (
    <Router location={location} navigator={navigation.navigator} static={typeof document === 'undefined'}>
      <ScreenContext value={screen}>
        <ScreenBoundary place={location}>
          <Frame>
            <ScreenBoundary place={location}>{Guard ? <Guard>{page}</Guard> : page}</ScreenBoundary>
          </Frame>
        </ScreenBoundary>
      </ScreenContext>
    </Router>
  )
}
