import { pagePatterns, paths } from '#domain/store/paths.ts'
import { describe, expect, it } from 'vitest'
import { matchPage } from '../../app/router/routes.tsx'

describe('addresses of pages', () => {
  it('have a page each', () => {
    const lost = Object.values(pagePatterns).filter(
      (pattern) => matchPage({ pathname: pattern.replaceAll('?', '') }).route.path !== pattern,
    )
    expect(lost).toEqual([])
  })
  it.each([
    [paths.home(), '/'],
    [paths.cart(), '/cart'],
    [paths.categories({ q: 'green tea & more' }), '/categories?q=green%20tea%20%26%20more'],
    [paths.category(3), '/categories/3'],
    [paths.category(3, 14), '/categories/3/14'],
    [paths.product('A/1 红'), '/product/A%2F1%20%E7%BA%A2'],
    [paths.product('A', { review: 'write', order: 7 }), '/product/A?review=write&order=7'],
    [paths.signIn({ redirect: '/cart?a=1' }), '/signin?redirect=%2Fcart%3Fa%3D1'],
    [paths.order(17), '/dashboard/orders/17'],
    [paths.profile(), '/dashboard/profile'],
    [paths.profile('phone'), '/dashboard/profile/phone'],
    [paths.checkoutPayment(17), '/checkout/payment?order=17'],
    [paths.processPayment(17), '/process_payment?order=17'],
    [paths.planetReturn(17, 'p-1'), '/order/17/planetPayReturn?paymentId=p-1'],
    [paths.associateOffer(), '/page/associate-offer'],
  ])('%s', (written, expected) => {
    expect(written).toBe(expected)
  })
})
