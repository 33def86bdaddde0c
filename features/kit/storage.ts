import type { Language } from '#domain/store/languages.ts'
import { useSyncExternalStore } from 'react'

/** A stored value. `read` never throws; it returns `undefined` for an invalid one. */
export interface Slot<T> {
  readonly key: string
  read(): T | undefined
  write(value: T): void
  clear(): void
  /** Called after every change, here or in another tab. */
  subscribe(listener: () => void): () => void
}

/**
 * Type guard for a stored value. Plain functions, because every page reads these and a schema library would be part
 * of its script.
 */
export type Fits<T> = (value: unknown) => value is T

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Typed storage that survives blocked cookies, a full quota and invalid content: what the browser does not store is
 * kept in memory until the page is closed. `read` returns the same object while the text is the same, so that it
 * works as an external store's snapshot.
 */
// Long: every slot shares the fallback memory and the listeners.
export function createStorage(area: () => Area | undefined) {
  const memory = new Map<string, string | null>()
  const listeners = new Map<string, Set<() => void>>()
  const raw = (key: string): string | null => {
    const unsaved = memory.get(key)
    if (unsaved !== undefined) return unsaved
    try {
      return area()?.getItem(key) ?? null
    } catch {
      return null
    }
  }
  const put = (key: string, text: string | null): void => {
    try {
      const target = area()
      if (!target) throw new Error('no storage')
      if (text === null) target.removeItem(key)
      else target.setItem(key, text)
      memory.delete(key)
    } catch {
      memory.set(key, text)
    }
    notify(key)
  }
  const notify = (key: string | null): void => {
    for (const [name, set] of listeners)
      if (key === null || key === name) for (const listener of set) listener()
  }

  /** `encode: 'text'` stores a bare string, readable by other programs of the origin. */
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
          const decoded: unknown = encode === 'text' ? text : JSON.parse(text)
          value = fits(decoded) ? decoded : undefined
        } catch {
          value = undefined
        }
        seen = { text, value }
        return value
      },
      write(value) {
        put(key, encode === 'text' ? String(value) : JSON.stringify(value))
      },
      clear() {
        put(key, null)
      },
      subscribe(listener) {
        const set = listeners.get(key) ?? new Set()
        listeners.set(key, set.add(listener))
        return () => {
          set.delete(listener)
        }
      },
    }
  }
  /** For the `storage` event: another tab changed `key`, or everything (`null`). */
  const changedElsewhere = (key: string | null): void => {
    if (key === null) memory.clear()
    else memory.delete(key)
    notify(key)
  }
  /** Notifies all listeners, because anything may have changed; values held in memory stay. */
  const recheck = (): void => {
    notify(null)
  }
  return { slot, changedElsewhere, recheck }
}

const inBrowser = typeof document !== 'undefined'
// On the server nothing is stored: one process serves everybody.
const browser = createStorage(() =>
  inBrowser
    ? globalThis.localStorage
    : { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
)
if (inBrowser) {
  addEventListener('storage', (event) => {
    browser.changedElsewhere(event.key)
  })
  // a page in the back/forward cache misses the events of other tabs
  addEventListener('pageshow', (event) => {
    if (event.persisted) browser.recheck()
  })
}

/** A slot of this browser's localStorage. */
export const storageSlot = browser.slot

interface StoredCustomer {
  customer_type: string
  cartId?: string | number | null | undefined
  [field: string]: unknown
}

/** The stored customer: the service's record and the cart's id. */
export const customerSlot = storageSlot(
  'customer',
  (value): value is StoredCustomer =>
    isRecord(value) &&
    typeof value['customer_type'] === 'string' &&
    (value['cartId'] === undefined ||
      value['cartId'] === null ||
      ['string', 'number'].includes(typeof value['cartId'])),
)

/** Token of the signed-in customer, stored bare under its own key. */
export const tokenSlot = storageSlot('bearerToken', isText, 'text')

/** The chosen inventory source: `{sourceCode}`. */
export const inventorySlot = storageSlot(
  'selected_inventory',
  (value): value is { sourceCode: string } => isRecord(value) && typeof value['sourceCode'] === 'string',
)

/** What was searched for on this device, latest first. Removed at sign-out. */
export const recentSearchesSlot = storageSlot(
  'recent_searches',
  (value): value is readonly string[] => Array.isArray(value) && value.every(isText),
)

const analyticsAnswers = ['asked', 'allowed', 'refused'] as const

/**
 * What this browser's owner answered when asked whether visits may be counted, where analytics is connected. `asked`:
 * nothing yet; until the answer is `allowed`, nothing is sent.
 */
export const analyticsSlot = storageSlot(
  'analytics_answer',
  (value): value is (typeof analyticsAnswers)[number] => analyticsAnswers.some((answer) => answer === value),
  'text',
)

interface StoredLanguage {
  locale: string
  code: string
  dayjsLocale: string
  id: number
}

/** The chosen language: the store's locale and code, the dayjs locale and the store id. */
export const languageSlot = storageSlot(
  'languageState',
  (value): value is StoredLanguage =>
    isRecord(value) &&
    ['locale', 'code', 'dayjsLocale'].every((part) => typeof value[part] === 'string') &&
    typeof value['id'] === 'number',
)

/** In `sessionExpiredSlot` instead of a path: the account was deleted here. */
export const ACCOUNT_DELETED = 'deleted'

/** Set for one page load after a session ended here: the path on which the service rejected the token, or `ACCOUNT_DELETED`. */
export const sessionExpiredSlot = storageSlot('session_expired', isText, 'text')

/** Set while nobody knows whether the account was deleted here: it was asked for, and no answer has come. */
export const deletionAskedSlot = storageSlot('deletion_asked', isText, 'text')

/** Subscribes to a slot. On the server and in the first hydrated frame it is `undefined`. */
export function useStored<T>(slot: Slot<T>): T | undefined {
  return useSyncExternalStore(slot.subscribe, slot.read, () => undefined)
}

const never = () => () => undefined

/** False on the server and while hydrating, then true: from then on, browser-only state can be rendered. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** One year, in seconds. */
const remembered = 31_536_000

/**
 * Stores a choice under 'languageState' and in the cookie that the server reads to render the page in that language.
 * The first visit is stored with the initial state's id.
 */
export function rememberLanguage({ locale, code, dayjsLocale }: Language, storeId: number): void {
  languageSlot.write({ locale, code, dayjsLocale, id: storeId })
  document.cookie = `language=${code}; path=/; max-age=${remembered}; samesite=lax`
}

/** Whether the server knows this browser's choice, even if its storage is lost. */
export const isLanguageRemembered = (): boolean => document.cookie.includes('language=')
