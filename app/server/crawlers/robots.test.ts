import { describe, expect, it } from 'vitest'
import { pages } from '../../router/pages.ts'
import { crawlingOf, isListed, robotsText } from './robots.ts'

/** Whether a crawler may fetch an address: the longest rule that it begins with decides (RFC 9309, 2.2.2). */
function mayFetch(address: string): boolean {
  const rules = [
    ...robotsText('https://shop.example/sitemap.xml').matchAll(/^(Disallow|Allow): (.+)$/gm),
  ].filter(([, , start = '']) => address.startsWith(start))
  const longest = rules.toSorted(([, , a = ''], [, , b = '']) => b.length - a.length)[0]
  return longest?.[1] !== 'Disallow'
}

describe('robots.txt', () => {
  it.each(pages.map((page) => [page.name, page] as const))(
    'says of %s what the page table says',
    (_, page) => {
      const address = page.pattern.replace(/\/:\w+\?.*/, '').replaceAll(/:\w+/g, '7')
      expect(mayFetch(address)).toBe(crawlingOf(page) !== 'none')
    },
  )
  it('keeps crawlers from what somebody has ordered, and from the calls', () => {
    for (const address of ['/dashboard/orders/7', '/order/success/7', '/checkout', '/rest/en/V1/products'])
      expect(mayFetch(address), address).toBe(false)
    for (const address of ['/th/dashboard/orders/7', '/zh-hk/checkout', '/en/successTracker'])
      expect(mayFetch(address), address).toBe(false)
    for (const address of ['/th', '/th/product/omega-3-1200', '/en/successTrackerInformation'])
      expect(mayFetch(address), address).toBe(true)
    for (const address of ['/', '/product/omega-3-1200', '/successTrackerInformation', '/page/delivery'])
      expect(mayFetch(address), address).toBe(true)
  })
})

it('robots.txt names the sitemap', () => {
  expect(robotsText('https://shop.example/sitemap.xml')).toMatch(
    /^Sitemap: https:\/\/shop\.example\/sitemap\.xml$/m,
  )
})

it('what a visit alone can make sense of is not listed', () => {
  expect(['/product/:sku', '/cart', '/signin', '/systemstatus', '/dashboard', '*'].map(isListed)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})
