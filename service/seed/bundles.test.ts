import { afterAll, beforeAll, expect, it } from 'vitest'
import { listProducts } from '#domain/catalogue/api.ts'
import { reductionOf } from '#domain/catalogue/discount.ts'
import { readProduct } from '#domain/catalogue/product-view.ts'
import { shelfCriteria } from '#domain/catalogue/shelf-criteria.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

it('every bundle of the sandbox can be bought and costs less than its parts', async () => {
  const { items } = await service.expectOk(listProducts, {
    params: { languageCode: 'en' },
    query: {
      customerGroup: 'guest',
      searchCriteria: shelfCriteria({ collection: 'bundle', pageSize: 50 }),
    },
  })
  const bundles = items.map(readProduct)
  expect(bundles.length).toBeGreaterThan(5)
  expect(bundles.filter(({ stock }) => stock === 'out').map(({ sku }) => sku)).toEqual([])
  expect(bundles.filter((bundle) => !reductionOf(bundle)).map(({ sku }) => sku)).toEqual([])
})
