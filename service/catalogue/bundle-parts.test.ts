import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProduct } from '#domain/catalogue/api.ts'
import { reductionOf } from '#domain/catalogue/discount.ts'
import { readProduct } from '#domain/catalogue/product-view.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const product = async (sku: string, customerGroup: string) =>
  readProduct(
    await service.expectOk(getProduct, { params: { sku }, query: { customerGroup } }, { store: 'en' }),
  )
const parts = async (sku: string, group: string) =>
  (await product(sku, group)).bundle.flatMap(({ choices }) => choices)

describe('the parts of a bundle', () => {
  it.each(['guest', 'associate'])('cost what each costs alone for the group %s', async (group) => {
    const shown = await parts('bundle-everyday', group)
    expect(shown.map(({ quantity }) => quantity)).toEqual([1, 1, 2])
    for (const { sku, finalMinor } of shown)
      expect(finalMinor, sku).toBe((await product(sku, group)).finalMinor)
  })

  it('give the saving of the bundle', async () => {
    expect(reductionOf(await product('bundle-everyday', 'guest'))).toEqual({
      beforeMinor: 52_200,
      saved: 6_400,
      percent: 12,
    })
  })

  it('are sold out where the stock does not suffice for one bundle', async () => {
    const out = async () =>
      (await parts('bundle-everyday', 'guest')).flatMap(({ sku, isOut }) => (isOut ? [sku] : []))
    expect(await out()).toEqual([])
    await service.db.query(
      `update stock set quantity = case when source_code = (select min(source_code) from stock) then 1 else 0 end
       where product_id = (select id from product where sku = 'zinc-15')`,
      [],
    )
    expect(await out()).toEqual(['zinc-15'])
    expect((await product('bundle-everyday', 'guest')).stock).toBe('out')
  })
})
