import { languageOf, type Language, type LanguageCode } from '#domain/store/languages.ts'
import { getCart, getGuestCart } from '#domain/cart/api.ts'
import type { Cart } from '#domain/cart/schema.ts'
import { getMe } from '#domain/customers/api.ts'
import { getCommon, switchLanguage } from '#domain/store/api.ts'
import { call } from '#features/kit/call.ts'
import type { LanguageSwitch } from '#features/kit/language/LanguageProvider.tsx'
import { query, queryKey } from '#features/kit/query.ts'
import { report } from '#features/kit/service-fault.ts'
import { forgetPages } from '#features/kit/connection/forget.ts'
import { customerSlot, rememberLanguage, tokenSlot } from '#features/kit/storage.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { SwitchingLanguage } from './SwitchingLanguage.tsx'

/** Store id of a language, from its storeConfigs entry or else from the table. `undefined`: there is no such store. */
async function storeIdOf(
  client: QueryClient,
  from: LanguageCode,
  language: Language,
): Promise<number | undefined> {
  const common = await client
    .ensureQueryData(query(getCommon, { params: { languageCode: from } }))
    .catch(() => undefined)
  return common ? common.storeConfigs.find((store) => store.code === language.code)?.id : language.storeId
}

/** The same query in another language; some calls have it in their path. */
function inLanguage(input: unknown, from: LanguageCode, to: LanguageCode): unknown {
  const params: unknown = Reflect.get(Object(input), 'params')
  return Reflect.get(Object(params), 'languageCode') === from
    ? ({ ...Object(input), params: { ...Object(params), languageCode: to } } as unknown)
    : input
}

/**
 * Keeps the answers in the old language, as stale, until those in the new one arrive, so that no screen falls back to
 * its skeleton and loses typed input.
 */
export function carryOver(client: QueryClient, from: LanguageCode, to: LanguageCode): void {
  for (const {
    queryKey: [name, code, input],
    state,
  } of client.getQueryCache().getAll()) {
    const key = [name, to, inLanguage(input, from, to)]
    if (code === from && state.data !== undefined && client.getQueryData(key) === undefined)
      client.setQueryData(key, state.data, { updatedAt: 1 })
  }
}

/** Replaces the cached answers by those of the service. Call it after the language of calls has changed. */
function replaceCartAndCustomer(
  client: QueryClient,
  { cart, customer }: Awaited<ReturnType<typeof call<typeof switchLanguage>>>,
  cartId: string | number | undefined,
): void {
  if (cart) {
    if (tokenSlot.read() !== undefined) client.setQueryData(queryKey(getCart), cart)
    else if (cartId !== undefined)
      client.setQueryData(queryKey(getGuestCart, { params: { cartId: String(cartId) } }), cart)
  }
  if (customer) client.setQueryData(queryKey(getMe), customer)
}

/** Id of the cart that is shown: the signed-in customer's as it was read, or else the guest's. */
const cartIdOf = (client: QueryClient): string | number | undefined =>
  tokenSlot.read() === undefined
    ? (customerSlot.read()?.cartId ?? undefined)
    : client.getQueryData<Cart>(queryKey(getCart))?.id

/** Guards against a second switch while one is in progress. */
let isUnderWay = false

/**
 * Tells the service, loads the messages and changes the page, which is covered meanwhile. An unknown language or store
 * is reported and changes nothing.
 * @throws the error of the call or of loading the messages
 */
export async function switchLanguageTo(wanted: LanguageSwitch): Promise<void> {
  if (isUnderWay) return
  isUnderWay = true
  wanted.wait(createElement(SwitchingLanguage, { code: wanted.from }))
  try {
    await change(wanted)
  } finally {
    isUnderWay = false
    wanted.wait(undefined)
  }
}

async function change({ client, from, code, load, show }: LanguageSwitch): Promise<void> {
  const next = languageOf(code)
  const storeId = next && (await storeIdOf(client, from, next))
  if (!next || storeId === undefined) {
    report(new Error(`Unknown store ${code}`), 'language switch')
    return
  }
  const cartId = cartIdOf(client)
  const [answer] = await Promise.all([
    call(switchLanguage, { body: { storeId, ...(cartId === undefined ? {} : { cartId }) } }),
    load(next.code),
  ])
  carryOver(client, from, next.code)
  // shown before it is stored, so that listeners of the storage find nothing left to do
  show(next)
  rememberLanguage(next, storeId)
  forgetPages()
  replaceCartAndCustomer(client, answer, cartId)
}
