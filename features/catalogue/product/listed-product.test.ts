import { listProducts, searchCatalogue, suggestSearch } from '#domain/catalogue/api.ts'
import { listFavourites } from '#domain/favourites/api.ts'
import { queryKey } from '#features/kit/query.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { listedProduct } from './listed-product.ts'

const zinc = (price: number) => ({ sku: 'zinc-15', price })
const listKey = (customerGroup: string) =>
  queryKey(listProducts, { params: { languageCode: 'zh_cn' }, query: { customerGroup, searchCriteria: {} } })
const searchKey = (customerGroup: string) =>
  queryKey(searchCatalogue, { query: { q: 'zinc', customerGroup } })

it.each([
  ['a list', listKey('guest')],
  ['a search', searchKey('guest')],
  ['suggestions', queryKey(suggestSearch, { query: { q: 'z', customerGroup: 'guest' } })],
])('is found in %s', (_, key) => {
  const client = new QueryClient()
  client.setQueryData(key, { items: [{ sku: 'iron-14', price: 1 }, zinc(98)] })
  expect(listedProduct(client, 'zinc-15')).toEqual(zinc(98))
})

it('is found among the favourites of a customer, and by no guest', () => {
  const client = new QueryClient()
  client.setQueryData(queryKey(listFavourites), { items: [{ product: zinc(88) }] })
  expect(listedProduct(client, 'zinc-15', 'associate')).toEqual(zinc(88))
  expect(listedProduct(client, 'zinc-15')).toBeUndefined()
})

it('has the price of the group that asks', () => {
  const client = new QueryClient()
  client.setQueryData(listKey('guest'), { items: [zinc(98)] })
  expect(listedProduct(client, 'zinc-15', 'associate')).toBeUndefined()
  client.setQueryData(listKey('associate'), { items: [zinc(88)] })
  expect(listedProduct(client, 'zinc-15', 'associate')).toEqual(zinc(88))
})

it('is as the newest answer tells it', () => {
  const client = new QueryClient()
  client.setQueryData(listKey('guest'), { items: [zinc(98)] }, { updatedAt: 2 })
  client.setQueryData(searchKey('guest'), { items: [zinc(90)] }, { updatedAt: 1 })
  expect(listedProduct(client, 'zinc-15')).toEqual(zinc(98))
})

it('is not known where no list has it, or a read has failed', () => {
  const client = new QueryClient()
  client.setQueryData(listKey('guest'), { items: [] })
  client.setQueryData(searchKey('guest'), undefined)
  expect(listedProduct(client, 'zinc-15')).toBeUndefined()
})
