import type { Language } from '#domain/store/languages.ts'
import { useSyncExternalStore } from 'react'

/** One remembered value. `read` never throws and gives `undefined` for anything that does not fit. */
export interface Slot<T> {
  readonly key: string
  read(): T | undefined
  write(value: T): void
  clear(): void
  /** Called after every change, here or in another tab. */
  subscribe(listener: () => void): () => void
}

/** Whether a remembered value is what it should be. Plain functions: every page reads these, and a schema library would come with them. */
export type Fits<T> = (value: unknown) => value is T

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Typed storage that survives absence (blocked cookies), a full quota and foreign content:
 * what the browser refuses to keep lives in memory until the page goes.
 * `read` gives the same object while the text is the same, so it serves as an external store's snapshot.
 */
export function createStorage(area: () => Area | undefined) {
  const memory = new Map<string, string | null>()
  const listeners = new Map<string, Set<() => void>>()
  const raw = (key: string): string | null => {
    const kept = memory.get(key)
    if (kept !== undefined) return kept
    try { return area()?.getItem(key) ?? null } catch { return null }
  }
  const put = (key: string, text: string | null): void => {
    try {
      const target = area()
      if (!target) throw new Error('no storage')
      if (text === null) target.removeItem(key)
      else target.setItem(key, text)
      memory.delete(key)
    } catch { memory.set(key, text) }
    notify(key)
  }
  const notify = (key: string | null): void => {
    for (const [name, set] of listeners) if (key === null || key === name) for (const listener of set) listener()
  }

  /** `encode: 'text'` keeps a bare string, as another program of the same origin may read it. */
  function slot<T>(key: string, fits: Fits<T>, encode: 'json' | 'text' = 'json'): Slot<T> {
    let seen: { text: string; value: T | undefined } | undefined
    return {
      key,
      read() {
        const text = raw(key)
        if (text === null) return undefined
        if (seen?.text === text) return seen.value
        let value: T | undefined
        try {
          const kept: unknown = encode === 'text' ? text : JSON.parse(text)
          value = fits(kept) ? kept : undefined
        } catch { value = undefined }
        seen = { text, value }
        return value
      },
      write(value) { put(key, encode === 'text' ? String(value) : JSON.stringify(value)) },
      clear() { put(key, null) },
      subscribe(listener) {
        const set = listeners.get(key) ?? new Set()
        listeners.set(key, set.add(listener))
        return () => { set.delete(listener) }
      },
    }
  }
  /** For the `storage` event: another tab changed `key`, or everything (`null`). */
  const changedElsewhere = (key: string | null): void => {
    if (key === null) memory.clear()
    else memory.delete(key)
    notify(key)
  }
  /** Everything may have changed: listeners look again; what the browser refused to keep stays. */
  const recheck = (): void => { notify(null) }
  return { slot, changedElsewhere, recheck }
}

const inBrowser = typeof document !== 'undefined'
// On the server nothing is remembered: one process serves everybody.
const browser = createStorage(() => (inBrowser ? globalThis.localStorage : { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }))
if (inBrowser) {
  addEventListener('storage', (event) => { browser.changedElsewhere(event.key) })
  // a page in the back/forward cache hears nothing of other tabs
  addEventListener('pageshow', (event) => { if (event.persisted) browser.recheck() })
}

/** A slot of this browser's localStorage. */
export const storageSlot = browser.slot

interface StoredCustomer { customer_type: string; cartId?: string | number | null | undefined; [field: string]: unknown }

/** The remembered customer (decisions.md, bearer token and 'customer'): the record of the service and the cart's id. */
export const customerSlot = storageSlot('customer', (value): value is StoredCustomer => isRecord(value) && typeof value['customer_type'] === 'string' && (value['cartId'] === undefined || value['cartId'] === null || ['string', 'number'].includes(typeof value['cartId'])))

/** The token of the signed-in customer. Kept bare, under its own key. */
export const tokenSlot = storageSlot('bearerToken', isText, 'text')

/** The chosen inventory source: `{sourceCode}` (shopping.md §3). */
export const inventorySlot = storageSlot('selected_inventory', (value): value is { sourceCode: string } => isRecord(value) && typeof value['sourceCode'] === 'string')

interface StoredLanguage { locale: string; code: string; dayjsLocale: string; id: number }

/** The chosen language: the store's locale and code, the dayjs locale and the store id (shopping.md §3). */
export const languageSlot = storageSlot('languageState', (value): value is StoredLanguage => isRecord(value) && ['locale', 'code', 'dayjsLocale'].every((part) => typeof value[part] === 'string') && typeof value['id'] === 'number')

/** Set for one page load: the session ended because the service no longer knew the token. The path on which that happened. */
export const sessionExpiredSlot = storageSlot('session_expired', isText, 'text')

/** Follows a slot. The server and the first hydrated frame see `undefined`. */
export function useStored<T>(slot: Slot<T>): T | undefined {
  return useSyncExternalStore(slot.subscribe, slot.read, () => undefined)
}

const never = () => () => undefined

/** False on the server and while hydrating, true from the next frame on: what only the browser knows may be shown. */
export const useHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false)

/** One year, in seconds. */
const remembered = 31_536_000

/**
 * Remembers a choice under 'languageState' and in the cookie that the server reads (rendering: the page is written in it);
 * the first visit is remembered with the initial state's id (decisions.md A-01).
 */
export function rememberLanguage({ locale, code, dayjsLocale }: Language, storeId: number): void {
  languageSlot.write({ locale, code, dayjsLocale, id: storeId })
  document.cookie = `language=${code}; path=/; max-age=${remembered}; samesite=lax`
}
