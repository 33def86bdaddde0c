import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as cart from '#domain/cart/api.ts'
import { MEMBERSHIP_RENEWAL_SKU, MEMBERSHIP_SKU } from '#domain/catalogue/membership-skus.ts'
import { placeOrder } from '#domain/checkout/api.ts'
import * as api from '#domain/membership/api.ts'
import { newShopper } from '#service/orders/buying.testing.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

describe('associate bundles', () => {
  it.each([
    ['the membership', api.listAssociateBundles, MEMBERSHIP_SKU, MEMBERSHIP_RENEWAL_SKU],
    ['the renewal', api.listAssociateRenewBundles, MEMBERSHIP_RENEWAL_SKU, MEMBERSHIP_SKU],
  ] as const)(
    'are %s first, then every bundle, the cheapest first (R-379, R-721, R-722)',
    async (_, endpoint, first, never) => {
      const token = await service.tokenOf('preferred')
      const { items } = await service.expectOk(
        endpoint,
        { query: { languageCode: 'en', customerGroup: 'preferred' } },
        { token },
      )
      expect(items[0]?.sku).toBe(first)
      expect(items.slice(1).length).toBeGreaterThan(1)
      expect(items.slice(1).every(({ type_id }) => type_id === 'bundle')).toBe(true)
      expect(items.map(({ sku }) => sku)).not.toContain(never)
      const prices = items.slice(1).map((item) => Number(item.extension_attributes?.final_price))
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    },
  )
  it('are named in the language asked for, at the prices of the caller whatever group is asked for', async () => {
    const read = async (key: string, languageCode: string) => {
      const token = await service.tokenOf(key)
      const { items } = await service.expectOk(
        api.listAssociateBundles,
        { query: { languageCode, customerGroup: 'associate' } },
        { token },
      )
      const bundle = items.find(({ sku }) => sku === 'bundle-everyday')
      return [bundle?.name, bundle?.extension_attributes?.final_price]
    }
    expect(await read('preferred', 'en')).toEqual(['Everyday Foundation Set', 458])
    expect(await read('associate', 'zh_cn')).toEqual(['每日基础套装', 412.2])
  })
})

describe('who buys a membership (A-49)', () => {
  const put = (token: string, sku: string) =>
    service.call(cart.addCartItem, { body: { cartItem: { sku, qty: 1 } } }, { token })
  it('preferred customers join and associates renew, not the other way round', async () => {
    const preferred = await newShopper(service)
    const associate = await newShopper(service)
    await service.db.query(`update customer set group_label = 'associate' where id = $1`, [
      associate.customerId,
    ])
    for (const { token } of [preferred, associate])
      await service.expectOk(cart.createCart, undefined, { token })
    expect(await put(preferred.token, MEMBERSHIP_SKU)).toMatchObject({ ok: true })
    expect(await put(associate.token, MEMBERSHIP_RENEWAL_SKU)).toMatchObject({ ok: true })
    expect(await put(associate.token, MEMBERSHIP_SKU)).toMatchObject({
      ok: false,
      status: 400,
      message: 'You are an associate already: renew your membership instead.',
    })
    expect(await put(preferred.token, MEMBERSHIP_RENEWAL_SKU)).toMatchObject({
      ok: false,
      status: 400,
      message: 'Only associates can renew a membership.',
    })
  })
  it('is asked once more when the order is placed: the group may have changed since', async () => {
    const { token, customerId } = await newShopper(service)
    await service.expectOk(cart.createCart, undefined, { token })
    await put(token, MEMBERSHIP_SKU)
    await service.db.query(`update customer set group_label = 'associate', tc_agreed = true where id = $1`, [
      customerId,
    ])
    expect(
      await service.call(placeOrder, { body: { paymentMethod: { method: 'worldpay' } } }, { token }),
    ).toMatchObject({
      ok: false,
      status: 400,
      message: expect.stringContaining('associate already') as string,
    })
  })
})
