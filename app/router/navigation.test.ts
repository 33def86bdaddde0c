import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Location } from 'react-router-dom'
import { browserLocation, createNavigation, type Visit } from './navigation.ts'
import type { Screen } from './screen-context.ts'

/** A window with a history, as far as navigation knows it. */
function browser(path: string) {
  const entries: { url: URL; state: unknown }[] = [{ url: new URL(path, 'http://shop.test'), state: null }]
  let at = 0
  const heard = new Map<string, () => void>()
  const location = {
    get pathname() {
      return entries[at]!.url.pathname
    },
    get search() {
      return entries[at]!.url.search
    },
    get hash() {
      return entries[at]!.url.hash
    },
  }
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    scrollRestoration: 'auto',
    get state() {
      return entries[at]!.state
    },
    pushState: (state: unknown, _: string, to: string) => {
      entries.splice(++at, entries.length, { url: new URL(to, entries[at - 1]!.url), state })
    },
    replaceState: (state: unknown, _: string, to?: string) => {
      entries[at] = { url: to === undefined ? entries[at]!.url : new URL(to, entries[at]!.url), state }
    },
    go: (steps: number) => {
      at += steps
      heard.get('popstate')?.()
    },
  })
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    heard.set(type, listener)
  })
  vi.stubGlobal('removeEventListener', (type: string) => {
    heard.delete(type)
  })
  return {
    address: () => location.pathname + location.search + location.hash,
    count: () => entries.length,
    /** A link to a place within the page. */
    anchor: (hash: string) => {
      entries.splice(++at, entries.length, { url: new URL(hash, entries[at - 1]!.url), state: null })
      heard.get('popstate')?.()
    },
    fire: (type: string) => heard.get(type)?.(),
  }
}

const screenOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  ({ name: pathname + search }) as unknown as Screen
const nameOf = ({ screen }: Visit) => (screen as unknown as { name: string }).name
const settled = () =>
  new Promise((done) => {
    setTimeout(done)
  })

let page: ReturnType<typeof browser>
let opened: { to: string; open: () => void }[]
let told: Visit[]

/** Navigation whose screens come when the test says so. */
function start() {
  opened = []
  told = []
  const first = browserLocation()
  const navigation = createNavigation(
    { location: first, screen: screenOf(first), scroll: 'same' },
    (to) =>
      new Promise((done) => {
        opened.push({
          to: to.pathname + to.search,
          open: () => {
            done(screenOf(to))
          },
        })
      }),
  )
  return {
    ...navigation,
    stop: navigation.listen((visit) => {
      told.push(visit)
    }),
  }
}

beforeEach(() => {
  page = browser('/')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a navigation in place', () => {
  it('changes address and screen together, once the screen is ready', async () => {
    const { navigator, current, wanted } = start()
    navigator.push('/cart?x=1', { from: 'home' })
    expect([page.address(), nameOf(current()), wanted()]).toEqual(['/', '/', '/cart?x=1'])
    opened[0]!.open()
    await settled()
    expect([page.address(), nameOf(current()), wanted(), page.count()]).toEqual([
      '/cart?x=1',
      '/cart?x=1',
      undefined,
      2,
    ])
    expect(told).toEqual([
      expect.objectContaining({
        location: expect.objectContaining({
          pathname: '/cart',
          search: '?x=1',
          hash: '',
          state: { from: 'home' },
        }),
        scroll: 'top',
      }),
    ])
    expect(browserLocation()).toEqual(current().location)
  })
  it('replaces the address where it is told to, and stays where it stands', async () => {
    const { navigator } = start()
    navigator.replace('/signin', undefined, { replace: true, preventScrollReset: true })
    opened[0]!.open()
    await settled()
    expect([page.address(), page.count(), told[0]!.scroll]).toEqual(['/signin', 1, 'same'])
  })
  it('goes where it was sent last, whichever screen comes first', async () => {
    const { navigator, current } = start()
    navigator.push('/slow')
    navigator.push('/quick')
    opened[1]!.open()
    await settled()
    opened[0]!.open()
    await settled()
    expect([page.address(), nameOf(current()), told.length, page.count()]).toEqual(['/quick', '/quick', 1, 2])
  })
  it('opens no new screen for a place within the page', async () => {
    const { navigator, current } = start()
    navigator.push('/#summary')
    await settled()
    expect([opened.length, page.address(), nameOf(current()), current().location.hash]).toEqual([
      0,
      '/#summary',
      '/',
      '#summary',
    ])
  })
})

describe('back and forward', () => {
  const open = async () => {
    opened.at(-1)!.open()
    await settled()
  }
  it('begin where the window was left', async () => {
    const { navigator, current } = start()
    vi.stubGlobal('scrollY', 640)
    navigator.push('/cart')
    await open()
    vi.stubGlobal('scrollY', 90)
    navigator.go(-1)
    expect(nameOf(current())).toBe('/cart')
    await open()
    expect([nameOf(current()), current().scroll]).toEqual(['/', 640])
    navigator.go(1)
    await open()
    expect([nameOf(current()), current().scroll]).toEqual(['/cart', 90])
  })
  it('leave a place within the page to the browser, and come back from it', async () => {
    const { navigator, current } = start()
    vi.stubGlobal('scrollY', 300)
    page.anchor('#main')
    await settled()
    expect([current().scroll, opened.length, current().location.hash]).toEqual(['same', 0, '#main'])
    vi.stubGlobal('scrollY', 5000)
    navigator.go(-1)
    await open()
    expect(current().scroll).toBe(300)
  })
  it("are the browser's to scroll where a page is left for good", () => {
    const { stop } = start()
    expect(history.scrollRestoration).toBe('manual')
    page.fire('pagehide')
    expect(history.scrollRestoration).toBe('auto')
    page.fire('pageshow')
    expect(history.scrollRestoration).toBe('manual')
    stop()
    page.fire('popstate')
    expect(opened).toEqual([])
  })
})
