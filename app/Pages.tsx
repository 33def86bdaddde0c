import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { Router, UNSAFE_RouteContext as RouteContext, type Location } from 'react-router-dom'
import { ErrorPage } from './ErrorPage.tsx'
import type { Navigation, Visit } from './navigation.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import type { Screen } from './screen.ts'
import { ScreenContext } from './screen-context.ts'

/** The window begins where the visit says; an address with a hash begins at the element of that name. */
function scrollTo({ location, scroll }: Visit): void {
  if (typeof scroll === 'number') { window.scrollTo(0, scroll); return }
  const target = location.hash === '' ? null : document.getElementById(nameOf(location.hash))
  if (target) target.scrollIntoView()
  else if (scroll === 'top') window.scrollTo(0, 0)
}

function nameOf(hash: string): string {
  try { return decodeURIComponent(hash.slice(1)) } catch { return '' }
}

/** The page of a screen, with the address's parameters where the router's `useParams` looks for them. The router's own way there matches all routes again, in 3 KiB. */
function Page({ location: { pathname }, screen: { params, page, error } }: { location: Location; screen: Screen }) {
  const context = useMemo(() => ({ outlet: null, matches: [{ params, pathname, pathnameBase: pathname, route: {} }], isDataRoute: false }), [params, pathname])
  return <RouteContext value={context}>{page ? <page.Page /> : <ErrorPage error={error} />}</RouteContext>
}

/** What is shown at the address, in its frame, and how it changes. The same tree on the server and in the browser. */
export function Pages({ navigation }: { navigation: Navigation }) {
  const [visit, setVisit] = useState(navigation.current)
  useLayoutEffect(() => {
    const show = (next: Visit) => { startTransition(() => { setVisit(next) }) }
    const stop = navigation.listen(show)
    // somebody was quicker than this effect
    show(navigation.current())
    return stop
  }, [navigation])
  // a page that was loaded begins where the browser has put it
  const [first] = useState(visit)
  useLayoutEffect(() => { if (visit !== first) scrollTo(visit) }, [visit, first])

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
