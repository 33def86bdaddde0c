import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCaptcha } from '#domain/auth/api.ts'
import { listAddresses } from '#domain/addresses/api.ts'
import { peoplePassword, person, startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const json = { 'Content-Type': 'application/json' }
const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await service.request(path, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as unknown }
}
const signIn = (path: string) => post(path, { username: person('preferred').email, password: peoplePassword })

/** What Magento's own checkout and ordinary REST clients send (C-1.1, C-1.5, C-2.2). */
describe('a standard Magento client', () => {
  it('leaves the store code out and gets the default store', async () => {
    const id = await post('/rest/V1/guest-carts', {})
    expect(id).toEqual({ status: 200, body: expect.stringMatching(/^\w{32}$/) as unknown })
    const answer = await service.request('/rest/V1/products/zinc-15')
    const { name } = (await answer.json()) as { name: string }
    const inDefault = (await (await service.request('/rest/zh_cn/V1/products/zinc-15')).json()) as {
      name: string
    }
    expect([answer.status, name]).toEqual([200, inDefault.name])
  })

  it("signs in by Magento's own call, with and without a store code", async () => {
    const paths = [
      '/rest/en/V1/customer/integration/token',
      '/rest/en/V1/integration/customer/token',
      '/rest/V1/integration/customer/token',
    ]
    for (const path of paths) {
      const { status, body } = await signIn(path)
      expect([path, status, typeof body]).toEqual([path, 200, 'string'])
      const own = await service.call(listAddresses, {}, { token: body as string })
      expect(own.ok).toBe(true)
    }
  })

  it('writes nested fields in camelCase', async () => {
    const token = await service.tokenOf('preferred')
    const bearer = { Authorization: `Bearer ${token}` }
    const own = await service.expectOk(listAddresses, {}, { token })
    await post('/rest/en/V1/carts/mine', {}, bearer)
    await post('/rest/en/V1/carts/mine/items', { cartItem: { sku: 'zinc-15', qty: 1 } }, bearer)
    const answer = await post(
      '/rest/en/V1/carts/mine/shipping-information',
      {
        addressInformation: {
          shippingAddress: { customerAddressId: String(own[0]?.id), saveInAddressBook: 0 },
          shippingCarrierCode: 'sfexpress',
          shippingMethodCode: 'standard',
          extensionAttributes: { creditPeriod: '0' },
        },
      },
      bearer,
    )
    expect(answer).toMatchObject({ status: 200, body: { totals: { items_qty: 1 } } })
  })

  it('sends ids and options as numeric strings; a quantity stays a number', async () => {
    const cart = (await post('/rest/en/V1/guest-carts', {})).body as string
    const items = `/rest/en/V1/guest-carts/${cart}/items`
    const product = (await (await service.request('/rest/en/V1/products/omega-3-1200')).json()) as {
      extension_attributes: {
        configurable_product_options: { attribute_id: string; values: { value_index: number }[] }[]
      }
    }
    const option = product.extension_attributes.configurable_product_options[0]
    const chosen = {
      configurableItemOptions: [
        { optionId: option?.attribute_id, optionValue: String(option?.values[0]?.value_index) },
      ],
    }
    const line = { sku: 'omega-3-1200', qty: 1, productOption: { extensionAttributes: chosen } }
    expect(await post(items, { cart_item: line })).toMatchObject({ status: 200, body: { qty: 1 } })
    expect(await post(items, { cartItem: { ...line, qty: '1' } })).toMatchObject({
      status: 400,
      body: { parameters: { fieldName: 'qty', value: '1' } },
    })
  })

  it('is still told what is missing or wrong', async () => {
    expect(await post(`/rest/en/V1${createCaptcha.path}`, {})).toMatchObject({
      status: 400,
      body: { parameters: { fieldName: 'formId' } },
    })
    expect(await post('/rest/en/V1/carts/mine/items', { cartItem: {} })).toMatchObject({ status: 401 })
  })
})
