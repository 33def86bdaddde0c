import type { Page } from '@playwright/test'
import { enterAs, expect, hydrated, test, type Shop } from './own-shop.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
const calls = [
  '/directory/countries',
  '/directory/countries/CN',
  '/customer/geoinfo/of/city/440000',
  '/customer/geoinfo/of/district/4403',
]

/** Notes every question about places. */
function geography(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/^\/rest\/\w+\/V1/, '')
    if (/^\/(directory|customer\/geoinfo)\//.test(path)) asked.push(path)
  })
  return asked
}

/** Opens the mainland address of a person who has one, with all its places. */
async function openForm(page: Page) {
  await page.goto('/dashboard/addresses')
  await hydrated(page)
  await page.getByRole('button', { name: new RegExp(`^${say('dashboard.addresses.edit')}: 陈美, `) }).click()
  await expect(page.getByRole('combobox', { name: say('ds.address.district') })).toHaveValue('福田区')
}

const person = async (page: Page, shop: Shop, baseURL: string | undefined) => {
  await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }])
  await enterAs(page, shop, 'preferred')
}

// Requirements
test('places are asked for once a browser: the countries, the country, its cities and districts (R-433, R-434)', async ({
  page,
  shop,
  baseURL,
}) => {
  await person(page, shop, baseURL)
  const asked = geography(page)
  await openForm(page)
  // the form shows the chosen district before the other lists have come
  await expect.poll(() => [...asked].sort()).toEqual([...calls].sort())
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith('geography-'))
          .sort(),
      ),
    )
    .toEqual([
      'geography-["getCountry","en",{"params":{"country":"CN"}}]',
      'geography-["listCities","en",{"params":{"regionId":"440000"},"query":{"responseType":"JSON"}}]',
      'geography-["listCountries","en",null]',
      'geography-["listDistricts","en",{"params":{"cityId":"4403"},"query":{"responseType":"JSON"}}]',
    ])
  await openForm(page)
  expect(asked).toHaveLength(calls.length)
})

test('a browser that keeps nothing, or nonsense, shows the form all the same', async ({
  page,
  shop,
  baseURL,
}) => {
  await person(page, shop, baseURL)
  await page.addInitScript(() => {
    const store = (query: string, dataUpdatedAt: number, data: unknown) => {
      localStorage.setItem(
        `geography-${query}`,
        JSON.stringify({ buster: '', state: { dataUpdatedAt, data } }),
      )
    }
    localStorage.setItem('geography-["listCountries","en",null]', 'nonsense')
    store('["getCountry","en",{"params":{"country":"CN"}}]', Date.now(), { id: 5 })
    store(
      '["listDistricts","en",{"params":{"cityId":"4403"},"query":{"responseType":"JSON"}}]',
      Date.now() - 8 * 86_400_000,
      [],
    )
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('geography-')) throw new DOMException('full', 'QuotaExceededError')
      keep.call(this, key, value)
    }
  })
  const asked = geography(page)
  await openForm(page)
  await expect.poll(() => [...asked].sort()).toEqual([...calls].sort())
})
