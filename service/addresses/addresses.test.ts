import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as api from '#domain/addresses/api.ts'
import type { EndpointInput } from '#domain/contract/endpoint.ts'
import { refusalCode } from '#domain/contract/refusal-table.ts'
import { getMe, updateMe, verifyChineseId } from '#domain/customers/api.ts'
import { newShopper } from '#service/orders/buying.testing.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
let fresh: string, mei: string
beforeAll(async () => {
  service = await startService()
  fresh = await service.tokenOf('fresh')
  mei = await service.tokenOf('preferred')
})
afterAll(() => service.stop())

const attributes = (values: Record<string, string>) =>
  Object.entries(values).map(([attribute_code, value]) => ({ attribute_code, value }))
const hongKong = {
  country_id: 'HK',
  region: { region_id: 810002, region: 'Kowloon', region_code: 'HK-KLN' },
  city: 'Kwun Tong',
  street: ['1 Hoi Yuen Road'],
  telephone: '5100 0002',
  firstname: 'Ka',
  lastname: 'Ho',
  custom_attributes: attributes({ city_id: '810205', mobile_prefix: '852' }),
}
const mainland = {
  country_id: 'CN',
  region_id: 440000,
  city: '深圳市',
  street: ['深南大道 1 号'],
  telephone: '13900139002',
  firstname: '嘉',
  lastname: '何',
  postcode: '518000',
  custom_attributes: attributes({ city_id: '4403', district_id: '440304', id_number: '11010519491231002x' }),
}
const save = (address: Record<string, unknown>, token = fresh, store = 'en') =>
  service.call(api.saveAddress, { body: { address } }, { token, store })

describe('geography', () => {
  it.each([
    ['CN', 31, '广东省'],
    ['TW', 22, '台北市'],
    ['HK', 3, '九龙'],
    ['MO', 8, '大堂区'],
  ])('%s has %i regions', async (country, count, name) => {
    const { available_regions = [] } = await service.expectOk(
      api.getCountry,
      { params: { country } },
      { store: 'zh_cn' },
    )
    expect(available_regions).toHaveLength(count)
    expect(available_regions.map((region) => region.name)).toContain(name)
  })
  it('has the 18 districts of Hong Kong, in English for readers of English', async () => {
    const { available_regions = [] } = await service.expectOk(
      api.getCountry,
      { params: { country: 'HK' } },
      { store: 'en' },
    )
    const cities = await Promise.all(
      available_regions.map(({ id }) => service.expectOk(api.listCities, { params: { regionId: id } })),
    )
    expect(cities.flat()).toHaveLength(18)
    expect(cities.flat().map(({ name }) => name)).toContain('Yau Tsim Mong')
  })
  it('goes down to the districts of the mainland', async () => {
    const districts = await service.expectOk(api.listDistricts, { params: { cityId: '4403' } })
    expect(districts).toContainEqual({ id: '440304', name: '福田区', city_id: '4403' })
  })
  it('calls the city of a municipality by its name', async () => {
    expect(
      await service.expectOk(api.listCities, { params: { regionId: '110000' } }, { store: 'zh_cn' }),
    ).toEqual([{ id: '1101', name: '北京市', region_id: '110000' }])
  })
  it('lists the 20 supported countries and the two other address regions', async () => {
    const countries = await service.expectOk(api.listCountries, undefined, { store: 'th' })
    expect(countries).toHaveLength(22)
    expect(countries.find(({ id }) => id === 'HK')).toMatchObject({
      full_name_locale: 'ฮ่องกง',
      full_name_english: 'Hong Kong',
      three_letter_abbreviation: 'HKG',
    })
  })
  it('knows no other country', async () => {
    expect(await service.call(api.getCountry, { params: { country: 'XX' } })).toMatchObject({
      status: 404,
      message: "The country isn't available.",
    })
  })
})

describe('addresses', () => {
  it('need a customer', async () => {
    expect(await service.call(api.listAddresses)).toMatchObject({
      status: 401,
      message: "The consumer isn't authorized to access %resources.",
      parameters: { resources: 'self' },
    })
  })
  it('of the seed come with the default one first', async () => {
    const addresses = await service.expectOk(api.listAddresses, undefined, { token: mei })
    expect(addresses.map(({ country_id }) => country_id)).toEqual(['HK', 'MO', 'TW', 'CN'])
    expect(addresses[0]).toMatchObject({ default_shipping: true })
  })
  it('name their places for the reader, whatever language they were saved in', async () => {
    const [kowloon] = await service.expectOk(api.listAddresses, undefined, { token: mei, store: 'zh_hk' })
    expect(kowloon).toMatchObject({
      city: '油尖旺區',
      region: { region: '九龍' },
      street: ['Flat 8B, 12 Granville Road'],
    })
    const mainlandOne = (
      await service.expectOk(api.listAddresses, undefined, { token: mei, store: 'en' })
    ).find(({ country_id }) => country_id === 'CN')
    expect(mainlandOne?.region?.region).toMatch(/^[A-Za-z ]+$/)
  })
  it('are saved without a postcode in Hong Kong, the first as default', async () => {
    const { token } = await newShopper(service)
    const saved = await save(hongKong, token)
    expect(saved).toMatchObject({
      ok: true,
      value: {
        default_shipping: true,
        telephone: '51000002',
        city: 'Kwun Tong',
        region: { region: 'Kowloon', region_code: 'HK-KLN' },
      },
    })
  })
  it('keep one default', async () => {
    const { token } = await newShopper(service)
    await save(hongKong, token)
    await service.expectOk(
      api.saveAddress,
      { body: { address: { ...mainland, default_shipping: true } } },
      { token },
    )
    const addresses = await service.expectOk(api.listAddresses, undefined, { token })
    expect(addresses).toHaveLength(2)
    expect(addresses.filter(({ default_shipping }) => default_shipping)).toMatchObject([{ country_id: 'CN' }])
    expect(addresses[0]?.custom_attributes).toContainEqual({
      attribute_code: 'id_number',
      value: '11010519491231002X',
    })
  })
  it.each([
    [
      'an unknown country',
      { ...hongKong, country_id: 'FR' },
      'Invalid value of "%value" provided for the %fieldName field.',
      { fieldName: 'countryId', value: 'FR' },
    ],
    [
      'no name at all',
      { ...hongKong, firstname: '', lastname: ' ' },
      '"%fieldName" is required. Enter and try again.',
      { fieldName: 'lastname' },
    ],
    [
      'no street',
      { ...hongKong, street: [] },
      '"%fieldName" is required. Enter and try again.',
      { fieldName: 'street' },
    ],
    [
      '81 characters of street',
      { ...hongKong, street: ['a'.repeat(81)] },
      'Please shorten the street information to 80 characters or less.',
      undefined,
    ],
    [
      'a street that cannot be seen',
      { ...hongKong, street: ['\u200b', '\u2060'] },
      '"%fieldName" is required. Enter and try again.',
      { fieldName: 'street' },
    ],
    [
      "another region's city",
      { ...hongKong, custom_attributes: attributes({ city_id: '810101' }) },
      'Invalid value of "%value" provided for the %fieldName field.',
      { fieldName: 'city', value: '810101' },
    ],
    [
      'a short mobile',
      { ...hongKong, telephone: '5100' },
      'Invalid value of "%value" provided for the %fieldName field.',
      { fieldName: 'telephone', value: '5100' },
    ],
    [
      'no postcode in the mainland',
      { ...mainland, postcode: '' },
      '"%fieldName" is required. Enter and try again.',
      { fieldName: 'postcode' },
    ],
    [
      'no Chinese ID',
      { ...mainland, custom_attributes: attributes({ city_id: '4403', district_id: '440304' }) },
      'Please enter your Chinese ID.',
      undefined,
    ],
    [
      'a wrong Chinese ID',
      {
        ...mainland,
        custom_attributes: attributes({
          city_id: '4403',
          district_id: '440304',
          id_number: '110105194912310021',
        }),
      },
      'Chinese ID is not valid',
      undefined,
    ],
  ])('are refused with %s', async (_what, address, message, parameters) => {
    expect(await save(address)).toMatchObject({ status: 400, message, ...(parameters ? { parameters } : {}) })
  })
  it.each([
    ['firstname', { firstname: '<b>' }, '<b>'],
    ['lastname', { lastname: '{{var x}}' }, '{{var x}}'],
    ['lastname', { lastname: 'Test 1' }, 'Test 1'],
    ['street', { street: ['1 <b> Road'] }, '1 <b> Road'],
    ['company', { company: '{{var x}}' }, '{{var x}}'],
    ['company', { company: 'x'.repeat(101) }, 'x'.repeat(100)],
    ['regionId', { region: { region_id: 99, region: 'Nowhere', region_code: 'NW' } }, '99'],
    ['regionId', { region: { region_id: 0, region: 'Nowhere', region_code: '' } }, '0'],
  ])('are refused with the %s of %j (ADR 0030)', async (fieldName, typed, value) => {
    expect(await save({ ...hongKong, ...typed })).toMatchObject({
      status: 400,
      message: 'Invalid value of "%value" provided for the %fieldName field.',
      parameters: { fieldName, value },
    })
  })
  it('name their region by its id alone', async () => {
    const { region, ...rest } = hongKong
    expect(await save({ ...rest, region_id: region.region_id })).toMatchObject({ ok: true })
  })
  it('of 80 characters of street pass, counted in characters', async () => {
    expect(await save({ ...hongKong, street: ['𠮷'.repeat(80)] })).toMatchObject({ ok: true })
  })
  it('of others answer like ones that do not exist', async () => {
    const [own] = await service.expectOk(api.listAddresses, undefined, { token: mei })
    const message = 'No such entity with %fieldName = %fieldValue'
    for (const id of [own?.id ?? 0, 999_999]) {
      expect(await save({ ...hongKong, id })).toMatchObject({
        status: 404,
        message,
        parameters: { fieldName: 'addressId', fieldValue: id },
      })
      expect(await service.call(api.removeAddress, { params: { id } }, { token: fresh })).toMatchObject({
        status: 404,
        message,
      })
    }
  })
  it('pass the default on when it is removed', async () => {
    const { token } = await newShopper(service)
    for (const address of [hongKong, hongKong, mainland]) await save(address, token)
    const [first] = await service.expectOk(api.listAddresses, undefined, { token })
    await service.expectOk(api.removeAddress, { params: { id: first?.id ?? 0 } }, { token })
    const rest = await service.expectOk(api.listAddresses, undefined, { token })
    expect(rest).toHaveLength(2)
    expect(rest.filter(({ default_shipping }) => default_shipping)).toHaveLength(1)
  })
  it('stay one default when two tabs save at once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => save({ ...hongKong, default_shipping: true })))
    const addresses = await service.expectOk(api.listAddresses, undefined, { token: fresh })
    expect(addresses.filter(({ default_shipping }) => default_shipping)).toHaveLength(1)
  })
})

describe('the address book of PUT /customers/me', () => {
  it('is replaced by the list that comes with it, and stays where none comes', async () => {
    const { token } = await newShopper(service)
    const put = (customer: EndpointInput<typeof updateMe>['body']['customer']) =>
      service.call(updateMe, { body: { customer } }, { token })
    const streets = async () =>
      (await service.expectOk(api.listAddresses, undefined, { token })).map(({ street }) => street[0]).sort()
    const first = await save({ ...hongKong, street: ['1 Road'] }, token)
    await save({ ...hongKong, street: ['2 Road'] }, token)
    const id = first.ok ? first.value.id : 0
    expect((await put({ firstname: 'New' })).ok).toBe(true)
    expect(await streets()).toEqual(['1 Road', '2 Road'])
    const changed = { ...hongKong, id, street: ['3 Road'] }
    expect((await put({ addresses: [changed, { ...hongKong, street: ['4 Road'] }] })).ok).toBe(true)
    expect(await streets()).toEqual(['3 Road', '4 Road'])
    // one that the book refuses leaves everything as it was
    const tooLong = { ...hongKong, street: ['x'.repeat(81)] }
    expect(await put({ firstname: 'Other', addresses: [tooLong] })).toMatchObject({ status: 400 })
    const [foreign] = await service.expectOk(api.listAddresses, undefined, { token: mei })
    expect(await put({ addresses: [{ ...hongKong, id: foreign?.id }] })).toMatchObject({ status: 404 })
    expect(await streets()).toEqual(['3 Road', '4 Road'])
    expect(await service.expectOk(getMe, undefined, { token })).toMatchObject({ firstname: 'New' })
  })

  it('names the default alone as default, as Magento does', async () => {
    const { token } = await newShopper(service)
    await save(hongKong, token)
    await save(hongKong, token)
    const [own, other] = await service.expectOk(api.listAddresses, undefined, { token })
    expect(own).toMatchObject({ default_shipping: true, default_billing: true })
    expect(Object.keys(other ?? {})).not.toContain('default_shipping')
  })

  it('takes a hundred addresses and says when it is full', async () => {
    const { token, customerId } = await newShopper(service)
    await save(hongKong, token)
    await service.db.query(
      `insert into address (customer_id, country_id, street, telephone, firstname, lastname)
       select customer_id, country_id, street, telephone, firstname, lastname from address, generate_series(2, 100) where customer_id = $1`,
      [customerId],
    )
    const full = await save(hongKong, token)
    expect(full).toMatchObject({
      status: 400,
      message: 'No more than %1 addresses can be saved.',
      parameters: [100],
    })
    expect(refusalCode(full.ok ? '' : full.message)).toBe('addresses.full')
    const [own] = await service.expectOk(api.listAddresses, undefined, { token })
    expect((await save({ ...hongKong, id: own?.id }, token)).ok).toBe(true)
  })
})

describe('the ID check', () => {
  it.each([
    ['11010519491231002X', true],
    ['110105194912310021', false],
    ['12345', false],
  ])('%s: %s', async (id, right) => {
    expect(await service.call(verifyChineseId, { params: { id } }, { token: fresh })).toMatchObject(
      right ? { value: true } : { status: 400, message: 'Chinese ID is not valid' },
    )
  })
})
