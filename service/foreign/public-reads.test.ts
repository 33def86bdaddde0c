import { describe, expect, it } from 'vitest'
import { isPublicRead } from './public-reads.ts'

const asks = (path: string, method = 'GET') => isPublicRead({ method, url: `https://shop.example${path}` })

describe('what everybody may see', () => {
  it.each([
    '/rest/en/V1/products/spirulina',
    '/rest/V1/products/spirulina?customerGroup=guest',
    '/rest/zh_cn/V1/magento/zh_cn/products?customerGroup=guest',
    '/rest/en/V1/magento/en/common',
    '/rest/en/V1/cmsPage/7',
    '/rest/en/V1/reviews/3',
    '/rest/en/V1/products/attributes/size/options',
  ])('%s', (path) => {
    expect(asks(path)).toBe(true)
  })
})

describe('everything else', () => {
  it.each([
    ['/rest/en/V1/customers/me'],
    ['/rest/en/V1/orders'],
    ['/rest/en/V1/carts/mine'],
    ['/rest/en/V1/guest-carts/abc'],
    ['/rest/en/V1/products/spirulina', 'PUT'],
    ['/rest/en/V1/products/spirulina', 'DELETE'],
    ['/rest/en/V1/products'],
    ['/rest/all/V1/products/spirulina'],
    ['/rest/default/V1/products/spirulina'],
    ['/rest/en/V1/products/a%2F..%2F..%2Forders'],
    ['/rest/en/V1/products/..%5corders'],
    ['/rest/en/V1/products/%2e%2e/orders'],
    ['/rest/en/V1/cmsPage/search?searchCriteria='],
    ['/rest/en/V1/cmsBlock/search'],
    ['/media/catalog/product/a.png'],
    ['/rest/en/V2/products/spirulina'],
  ])('%s %s', (path, method = 'GET') => {
    expect(asks(path, method)).toBe(false)
  })
})
