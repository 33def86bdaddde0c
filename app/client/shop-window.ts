import { addressHere, pagePath } from '#features/kit/language/address.ts'

/**
 * The window as the router sees it: without the language that the address may begin with, so that routes, links and guards know
 * one address for a page. The router's `basename` cannot change, which a switch of the language does. No loader redirects, so nothing is asked to
 * replace a document.
 */
export function shopWindow(): Window {
  const { location: address, history: entries } = window
  const location = {
    origin: address.origin,
    get pathname() {
      return pagePath()
    },
    get search() {
      return address.search
    },
    get hash() {
      return address.hash
    },
    assign: (url: string) => {
      address.assign(addressHere(url))
    },
  }
  const history = {
    get state() {
      return entries.state as unknown
    },
    go: entries.go.bind(entries),
    pushState: (state: unknown, _unused: string, url: string) => {
      entries.pushState(state, '', addressHere(url))
    },
    replaceState: (state: unknown, _unused: string, url?: string) => {
      entries.replaceState(state, '', url && addressHere(url))
    },
  }
  return {
    document,
    get sessionStorage() {
      return window.sessionStorage
    },
    location,
    history,
    addEventListener: addEventListener.bind(window),
    removeEventListener: removeEventListener.bind(window),
  } as unknown as Window
}
