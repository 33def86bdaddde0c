import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

/** One remembered value. `read` never throws and gives `undefined` for anything that does not fit the schema. */
export interface Slot<T> {
  readonly key: string
  read(): T | undefined
  write(value: T): void
  clear(): void
  /** Called after every change, here or in another tab. */
  subscribe(listener: () => void): () => void
}

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
  function slot<S extends z.ZodMiniType>(key: string, schema: S, encode: 'json' | 'text' = 'json'): Slot<z.output<S>> {
    let seen: { text: string; value: z.output<S> | undefined } | undefined
    return {
      key,
      read() {
        const text = raw(key)
        if (text === null) return undefined
        if (seen?.text === text) return seen.value
        let value: z.output<S> | undefined
        try {
          const parsed = schema.safeParse(encode === 'text' ? text : JSON.parse(text))
          value = parsed.success ? parsed.data : undefined
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

/** The remembered customer (decisions.md, bearer token and 'customer'): the record of the service and the cart's id. */
export const customerSlot = storageSlot('customer', z.looseObject({
  customer_type: z.string(),
  cartId: z.optional(z.nullable(z.union([z.string(), z.number()]))),
}))

/** The token of the signed-in customer. Kept bare, under its own key. */
export const tokenSlot = storageSlot('bearerToken', z.string().check(z.minLength(1)), 'text')

/** The chosen inventory source: `{sourceCode}` (shopping.md §3). */
export const inventorySlot = storageSlot('selected_inventory', z.object({ sourceCode: z.string() }))

/** The chosen language: the store's locale and code, the dayjs locale and the store id (shopping.md §3). */
export const languageSlot = storageSlot('languageState', z.object({ locale: z.string(), code: z.string(), dayjsLocale: z.string(), id: z.number() }))

/** Set for one page load: the session ended because the service no longer knew the token. The path on which that happened. */
export const sessionExpiredSlot = storageSlot('session_expired', z.string().check(z.minLength(1)), 'text')

/** Follows a slot. The server and the first hydrated frame see `undefined`. */
export function useStored<T>(slot: Slot<T>): T | undefined {
  return useSyncExternalStore(slot.subscribe, slot.read, () => undefined)
}

const never = () => () => undefined

/** False on the server and while hydrating, true from the next frame on: what only the browser knows may be shown. */
export const useHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false)
