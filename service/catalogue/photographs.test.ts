import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import sharp from 'sharp'
import { getProduct, listProducts } from '#domain/catalogue/api.ts'
import { readProduct } from '#domain/catalogue/product-view.ts'
import { getBannerSlider } from '#domain/content/api.ts'
import { savePicture } from '#service/pictures/save-picture.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { setProductPictures } from './product-picture-store.ts'
import { productsForSale } from './products-for-sale.ts'

let service: TestService
let names: string[]
const sku = 'jujube-seed'
beforeAll(async () => {
  service = await startService()
  const colours = ['#cfe3d2', '#f2e2c4']
  names = await Promise.all(
    colours.map(async (background) =>
      savePicture(
        service.services.ports.pictures,
        await sharp({ create: { width: 900, height: 700, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      ),
    ),
  )
})
beforeEach(async () => {
  await setProductPictures(service.db, sku, names)
})
afterAll(async () => {
  await service.stop()
})

const address = (name: string) => `/media/catalog/product/pictures/${name}.jpg`

it('shows the photographs of a product wherever its drawn pack was', async () => {
  const { images } = readProduct(await service.expectOk(getProduct, { params: { sku } }))
  expect(images.map(({ src }) => src)).toEqual(names.map(address))
  const { items } = await service.expectOk(listProducts, { params: { languageCode: 'th' } }, { store: 'th' })
  const listed = items.find((item) => item.sku === sku)!
  expect(readProduct(listed).images[0]?.src).toBe(address(names[0]!))
  const others = items
    .filter((item) => item.sku !== sku)
    .map((item) => readProduct(item).images[0]?.src ?? '')
  expect(others.filter((src) => src.includes('/pictures/'))).toEqual([])
})

it('shows the first in carts and orders, and in a banner of the product', async () => {
  const [found] = await productsForSale(service.db, [sku], {
    language: 'en',
    group: 'guest',
    now: new Date(),
  })
  expect(found?.image).toBe(`/pictures/${names[0]}.jpg`)
  const banners = JSON.stringify(
    await Promise.all(['1', '2'].map((id) => service.expectOk(getBannerSlider, { params: { id } }))),
  )
  expect(banners).toContain(address(names[0]!))
  expect(banners).not.toContain('packshots/en/jujube-seed')
})

it('answers them under the address that is told', async () => {
  const answer = await service.request(`${address(names[1]!)}?w=320`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect((await service.request(`${address(names[1]!)}?w=321`)).status).toBe(404)
})

it('draws the pack again once a product has no photographs', async () => {
  expect(await setProductPictures(service.db, sku, [])).toBe(true)
  const { images } = readProduct(await service.expectOk(getProduct, { params: { sku } }))
  expect(images.map(({ src }) => src)).toHaveLength(3)
  expect(images[0]?.src).toContain('/packshots/')
  expect(await setProductPictures(service.db, 'no-such-product', names)).toBe(false)
})
