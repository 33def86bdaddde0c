import { defaultLanguage, initialLanguageState, languageOf, languages, type Language, type LanguageCode, type LanguageTag } from '#domain/store/languages.ts'
import { getCart, getGuestCart } from '#domain/cart/api.ts'
import { getMe } from '#domain/customers/api.ts'
import { getCommon, switchLanguage } from '#domain/store/api.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createContext, createElement, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { call, setCallLanguage } from './call.ts'
import { query, queryKey } from './query.ts'
import { report } from './service-fault.ts'
import { customerSlot, languageSlot, tokenSlot } from './storage.ts'

interface LanguageValue {
  code: LanguageCode
  /** BCP 47 tag of `<html lang>` and of formats. */
  tag: LanguageTag
  languages: readonly Language[]
  isSwitching: boolean
  /** Tells the service and changes the page's language in place (decisions.md A-101). Nothing happens for the current or an unknown language. */
  switchTo: (code: string) => Promise<void>
}

const LanguageContext = createContext<LanguageValue>({ code: defaultLanguage.code, tag: defaultLanguage.tag, languages, isSwitching: false, switchTo: () => Promise.resolve() })

/** The page's language and the way to another. */
export const useLanguage = (): LanguageValue => use(LanguageContext)

/** One year, in seconds. */
const remembered = 31_536_000

/** The server reads the language from this cookie (rendering: the page is written in it). */
export function mirrorLanguage(code: LanguageCode): void {
  document.cookie = `language=${code}; path=/; max-age=${remembered}; samesite=lax`
}

/** Remembers a choice under 'languageState'; the first visit is remembered with the initial state's id (decisions.md A-01). */
export function rememberLanguage(language: Language, storeId: number): void {
  languageSlot.write({ locale: language.locale, code: language.code, dayjsLocale: language.dayjsLocale, id: storeId })
  mirrorLanguage(language.code)
}

/** Makes storage agree with the language the page was written in. */
export function adoptPageLanguage(language: Language): void {
  if (languageSlot.read()?.code === language.code) return
  if (language.code === initialLanguageState.code && languageSlot.read() === undefined) languageSlot.write(initialLanguageState)
  else rememberLanguage(language, language.storeId)
}

/** The store's id of a language: its storeConfigs entry, found by code; the table where the entry cannot be had. `undefined`: no such store. */
async function storeIdOf(client: QueryClient, language: Language): Promise<number | undefined> {
  const current = languageSlot.read()?.code ?? defaultLanguage.code
  const common = await client.ensureQueryData(query(getCommon, { params: { languageCode: current } })).catch(() => undefined)
  return common ? common.storeConfigs.find((store) => store.code === language.code)?.id : language.storeId
}

/**
 * What was read in the old language stands, as stale, until it has come in the new one: no screen falls back to its
 * skeleton, so nothing that somebody typed is lost.
 */
export function carryOver(client: QueryClient, from: LanguageCode, to: LanguageCode): void {
  for (const { queryKey: [name, code, input], state } of client.getQueryCache().getAll()) {
    const key = [name, to, input]
    if (code === from && state.data !== undefined && client.getQueryData(key) === undefined) client.setQueryData(key, state.data, { updatedAt: 1 })
  }
}

/** What the service returned replaces what the page holds (decisions.md A-101). Call after the language of calls has changed. */
function replaceCartAndCustomer(client: QueryClient, { cart, customer }: Awaited<ReturnType<typeof call<typeof switchLanguage>>>, cartId: string | number | undefined): void {
  if (cart) {
    if (tokenSlot.read() !== undefined) client.setQueryData(queryKey(getCart), cart)
    else if (cartId !== undefined) client.setQueryData(queryKey(getGuestCart, { params: { cartId: String(cartId) } }), cart)
  }
  if (customer) client.setQueryData(queryKey(getMe), customer)
}

/**
 * Holds the page's language. `load` fetches the message catalogues of another language;
 * children are given the code, so that the application can mount the messages it loaded.
 */
export function LanguageProvider({ initial, load, children }: { initial: Language; load: (code: LanguageCode) => Promise<void>; children: (code: LanguageCode) => ReactNode }): ReactNode {
  const client = useQueryClient()
  const [language, setLanguage] = useState(initial)
  const [isSwitching, setSwitching] = useState(false)
  const current = useRef(initial)

  const show = useCallback((next: Language) => {
    carryOver(client, current.current.code, next.code)
    current.current = next
    setCallLanguage(next.code)
    document.documentElement.lang = next.tag
    setLanguage(next)
  }, [client])

  const switchTo = useCallback(async (code: string) => {
    const next = languageOf(code)
    if (next?.code === current.current.code) return
    setSwitching(true)
    try {
      const storeId = next && await storeIdOf(client, next)
      if (!next || storeId === undefined) { report(new Error(`Unknown store ${code}`), 'language switch'); return }
      const cartId = customerSlot.read()?.cartId ?? undefined
      const [answer] = await Promise.all([call(switchLanguage, { body: { storeId, ...(cartId === undefined ? {} : { cartId }) } }), load(next.code)])
      rememberLanguage(next, storeId)
      show(next)
      replaceCartAndCustomer(client, answer, cartId)
    } catch (error) {
      // the old language stays; the fault itself has been announced by the call
      report(error, 'language switch')
    } finally { setSwitching(false) }
  }, [client, load, show])

  // another tab switched: follow it without telling the service again
  useEffect(() => languageSlot.subscribe(() => {
    const next = languageOf(languageSlot.read()?.code)
    if (next && next.code !== current.current.code) void load(next.code).then(() => { show(next) })
  }), [load, show])

  const value = useMemo(() => ({ code: language.code, tag: language.tag, languages, isSwitching, switchTo }), [language, isSwitching, switchTo])
  return createElement(LanguageContext, { value }, children(language.code))
}
