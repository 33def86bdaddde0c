import * as z from 'zod/mini'
import { listFacets, searchCatalogue, suggestSearch } from '#domain/catalogue/api.ts'
import { priceGroup } from '#domain/catalogue/price.ts'
import { defaultLanguage, languageOf } from '#domain/store/languages.ts'
import { chooseFrom, facetsFor, pageOf, searchedFor, type ListingQuery } from '#service/catalogue/choice.ts'
import { findIn } from '#service/catalogue/search/search.ts'
import { meantBy } from '#service/catalogue/search/suggest.ts'
import { callAddress, endpointFinder } from '../call-path.ts'
import { createHeldCatalogue } from './held-catalogue.ts'
import type { ReadService } from './read-service.ts'

const find = endpointFinder([searchCatalogue, suggestSearch, listFacets])

/** Whether a request is a search of the catalogue. */
export const isSearch = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  find(method, callAddress(new URL(url).pathname)?.path ?? '') !== undefined

/**
 * Answers searches of a service that has none: its catalogue, read by the documented calls, is searched here by the
 * rules of our own service. It is read with the first question, and again in the background while it is asked for.
 */
export function createSearch(read: ReadService, now: () => number = () => performance.now()) {
  const { current, itemsOf } = createHeldCatalogue(read, now)

  async function answerTo(request: Request): Promise<object> {
    const url = new URL(request.url)
    const { store, path = '' } = callAddress(url.pathname) ?? {}
    const endpoint = find('GET', path) ?? searchCatalogue
    const { query: schema } = await endpoint.schemas()
    const query = (schema ?? z.object({})).parse(Object.fromEntries(url.searchParams)) as ListingQuery & {
      customerGroup?: string
    }
    const { code: language } = languageOf(store ?? '') ?? defaultLanguage
    const reader = { language, group: priceGroup(query.customerGroup), now: new Date() }
    const known = await current()
    const { catalogue, index } = known
    const text = endpoint === suggestSearch ? (query.q ?? '') : searchedFor(query)
    const searched = { language, text, isUnfinished: endpoint === suggestSearch }
    const found = text ? await findIn(index, catalogue, searched) : undefined
    const shown = async (ids: Iterable<number>) => {
      const items = await itemsOf(known, language, reader.group)
      return [...ids].flatMap((id) => items.get(id) ?? [])
    }
    if (endpoint === suggestSearch) {
      const none = { places: new Int32Array(), has: new Uint8Array() }
      const { ids, ...meant } = await meantBy(catalogue, found ?? none, searched)
      const items = await shown(ids)
      return { products: items.map(({ sku, name = sku }) => ({ sku, name })), items, ...meant }
    }
    const chosen = chooseFrom(catalogue, reader, query, found)
    const facets = facetsFor(chosen, reader, query)
    if (endpoint === listFacets) return facets
    const ids = chosen.ids(),
      { size, number } = pageOf(query)
    const items = await shown(ids.subarray((number - 1) * size, number * size))
    return { items, total_count: ids.length, page: number, page_size: size, ...facets }
  }

  /** Answers a search. A catalogue that cannot be read is an outage of the service. */
  return async (request: Request): Promise<Response> => {
    try {
      return Response.json(await answerTo(request), { headers: { 'Cache-Control': 'no-store' } })
    } catch (error) {
      const isMalformed = error instanceof Error && /^\$?ZodError$/.test(error.constructor.name)
      return Response.json(
        { message: isMalformed ? 'Decoding error.' : 'Internal Error. The catalogue cannot be searched.' },
        { status: isMalformed ? 400 : 502, headers: { 'Cache-Control': 'no-store' } },
      )
    }
  }
}
