import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { QuoteAddress } from '#domain/cart/schema.ts'
import * as checkout from '#domain/checkout/api.ts'
import { listAddresses, saveAddress } from '#domain/addresses/api.ts'
import { regionsOf } from '#service/addresses/geography/geography.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { address, newShopper, placeOrder, productWith, readyCart } from './buying.testing.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service?.stop())
beforeEach(() => service.setClock(0))

describe('a typed address', () => {
  it('keeps a typed address in the address book with the order, where that is asked for', async () => {
    const shopper = await newShopper(service)
    const { token } = shopper
    const { sku } = await productWith(service, 50, 3)
    const buy = async (typed: object) => {
      await readyCart(service, shopper, sku)
      const shipping_address = { ...address, ...typed }
      const addressInformation = {
        shipping_address,
        shipping_carrier_code: 'sfexpress',
        shipping_method_code: 'standard',
      }
      await service.expectOk(checkout.saveShippingInformation, { body: { addressInformation } }, { token })
      expect((await placeOrder(service, shopper)).ok).toBe(true)
      return service.expectOk(listAddresses, undefined, { token })
    }
    expect(await buy({ save_in_address_book: 0 })).toEqual([])
    const [kept, ...more] = await buy({ save_in_address_book: 1 })
    expect([kept?.street, kept?.region_id, more]).toEqual([address.street, 810_002, []])
    expect(await buy({ customer_address_id: kept?.id, save_in_address_book: 1 })).toHaveLength(1)
  })

  it('takes and refuses a typed address as the address book does', async () => {
    const shopper = await newShopper(service)
    const { token } = shopper
    await readyCart(service, shopper, (await productWith(service, 50, 3)).sku)
    const save = (typed: object, method = 'standard') =>
      service.call(
        checkout.saveShippingInformation,
        {
          body: {
            addressInformation: {
              shipping_address: typed as typeof address,
              shipping_carrier_code: 'sfexpress',
              shipping_method_code: method,
            },
          },
        },
        { token },
      )
    // The address book takes no region by its name.
    const keep = ({ region, region_id: id, region_code: _, ...rest }: QuoteAddress) => {
      const regionId = id ?? regionsOf('HK').find(({ name }) => name.en === region)?.id
      return service.call(
        saveAddress,
        { body: { address: { ...rest, ...(regionId ? { region_id: regionId } : {}) } } },
        { token },
      )
    }
    const [province] = regionsOf('CN')
    const mainland = {
      ...address,
      country_id: 'CN',
      region: null,
      region_id: province?.id ?? null,
      city: province?.cities[0]?.name.en ?? '',
      telephone: '13800138000',
      postcode: '100000',
    }
    const extras = (id_number: string) => {
      const [district] = province?.cities[0]?.districts ?? []
      return [
        { attribute_code: 'district_id', value: district?.id ?? '' },
        { attribute_code: 'mobile_prefix', value: '86' },
        { attribute_code: 'id_number', value: id_number },
      ]
    }
    const right = { ...mainland, custom_attributes: extras('11010519491231002X') }
    const cases: [what: string, typed: QuoteAddress, isTaken: boolean, method: string][] = [
      ['one word as a name', { ...address, lastname: '' }, true, 'standard'],
      ['one word as a surname', { ...address, firstname: '' }, true, 'standard'],
      ['no name', { ...address, firstname: '', lastname: ' ' }, false, 'standard'],
      ['90 characters of street', { ...address, street: ['x'.repeat(90)] }, false, 'standard'],
      ['10,000 characters of street', { ...address, street: ['x'.repeat(10_000)] }, false, 'standard'],
      ['10,000 characters of name', { ...address, lastname: 'x'.repeat(10_000) }, false, 'standard'],
      ['a region of another country', { ...address, region_id: province?.id ?? 0 }, false, 'standard'],
      ['no region', { ...address, region: null }, false, 'standard'],
      ['a city that is none', { ...address, city: 'Atlantis' }, false, 'standard'],
      ['a mobile of four digits', { ...address, telephone: '5100' }, false, 'standard'],
      ['a country that is not offered', { ...address, country_id: 'US' }, false, 'standard'],
      ['the mainland', right, true, 'mainland'],
      ['a wrong Chinese ID', { ...mainland, custom_attributes: extras('x') }, false, 'mainland'],
      ['no postcode in the mainland', { ...right, postcode: '' }, false, 'mainland'],
    ]
    for (const [what, typed, isTaken, method] of cases) {
      const stored = await keep(typed)
      const saved = await save(typed, method)
      expect([what, saved.ok], JSON.stringify(saved).slice(0, 400)).toEqual([what, isTaken])
      expect([what, stored.ok], JSON.stringify(stored).slice(0, 400)).toEqual([what, isTaken])
      if (!saved.ok) expect([what, saved.status]).toEqual([what, 400])
      if (stored.ok)
        expect(await save({ customer_address_id: stored.value.id }, method), what).toMatchObject({ ok: true })
    }
  })
})
