import { expect, it } from 'vitest'
import { membershipSkus } from '#domain/catalogue/membership-skus.ts'
import { pagePatterns, type PageName } from '#domain/store/paths.ts'
import { guestDestination } from './guards.tsx'
import { associatesOnly, checkoutOnly, signedInOnly } from './layouts.tsx'
import { pageModules } from './page-modules/fetch-page.ts'
import { pages } from './pages.ts'
import { matchPage } from './routes.tsx'

/** The required addresses: requirement, an address, its page, and where a guest is sent; nowhere from a page that is open to all. */
const addresses: readonly (readonly [
  requirement: string,
  address: string,
  page: PageName | 'notFound',
  guestGoesTo?: '/signin' | '/signin, or /signup with a referrer',
])[] = [
  ['R-002, R-020', '/', 'home'],
  ['R-021', '/terms-conditions', 'terms'],
  ['R-024', '/signin', 'signIn'],
  ['R-025', '/signup', 'signUp'],
  ['R-026', '/invite/abc', 'invite'],
  ['R-027', '/logout', 'logout'],
  ['R-028', '/forgot_password', 'forgotPassword'],
  ['R-029', '/reset_password', 'resetPassword'],
  ['R-030, R-075, R-374', '/dashboard', 'dashboard', '/signin'],
  ['R-003, R-031', '/cart', 'cart'],
  ['R-002, R-032', '/categories', 'categories'],
  ['R-032', '/categories/10', 'categories'],
  ['R-032', '/categories/10/20', 'categories'],
  ['R-002, R-033', '/promotions', 'promotions'],
  ['R-002, R-034', '/bundles', 'bundles'],
  ['R-035, R-374', '/associate-bundles', 'associateBundles', '/signin'],
  ['R-036, R-374', '/associate-renew-bundles', 'associateRenewBundles', '/signin'],
  ['R-002, R-040', '/product/omega-3-1200', 'product'],
  // the membership of each country and the renewal
  ...membershipSkus.map((sku) => ['R-037, R-038, R-039', `/product/${sku}`, 'product'] as const),
  ['R-041, R-042, R-043, R-075, R-374', '/checkout', 'checkout', '/signin, or /signup with a referrer'],
  ['R-044', '/checkout/payment', 'checkoutPayment', '/signin, or /signup with a referrer'],
  ['R-045, R-374', '/order/success/1', 'orderSuccess', '/signin'],
  ['R-046, R-374', '/order/check/1', 'orderCheck', '/signin'],
  ['R-047', '/order/1/planetPayReturn', 'planetReturn'],
  ['R-048', '/process_ingenico/1', 'processIngenico', '/signin, or /signup with a referrer'],
  ['R-049', '/process_worldpay/1', 'processWorldpay', '/signin, or /signup with a referrer'],
  ['R-050', '/process_payment', 'processPayment', '/signin, or /signup with a referrer'],
  ['R-051', '/systemstatus', 'systemStatus'],
  ['R-052', '/page/5', 'content'],
  ['R-053', '/no-such-path', 'notFound'],
  ['R-055', '/enrollment', 'enrollment', '/signin'],
  ['R-056', '/commissions', 'commissions', '/signin'],
  ['R-057, R-697', '/commissions/dashboard', 'commissionsDashboard', '/signin'],
  ['R-058', '/loyaltyPoints', 'loyaltyPoints', '/signin'],
  ['R-059', '/e-application-form', 'applications', '/signin'],
  ['R-060, R-697', '/successTracker', 'successTracker', '/signin'],
  ['R-061', '/successTrackerInformation', 'successTrackerInformation'],
]

for (const [requirement, pathname, page, guestGoesTo] of addresses)
  it(`${requirement}: ${pathname} is the page ${page}`, () => {
    const { route, handles } = matchPage({ pathname })
    expect(route.path).toBe(page === 'notFound' ? '*' : pagePatterns[page])
    const guards = [signedInOnly, checkoutOnly, associatesOnly].filter(({ handle }) =>
      handles.includes(handle),
    )
    if (!guestGoesTo) {
      expect(guards).toEqual([])
      return
    }
    expect(guards).toHaveLength(1)
    const seenAs = guards[0] === checkoutOnly ? 'checkout' : 'account'
    const sent = (referrer?: string) =>
      new URL(guestDestination(`${pathname}?x=1`, seenAs, referrer), 'http://shop')
    const [without, withReferrer] = [sent(), sent('w1')]
    expect([without.pathname, withReferrer.pathname]).toEqual([
      '/signin',
      guestGoesTo === '/signin' ? '/signin' : '/signup',
    ])
    // what was asked for comes back whole
    expect(without.searchParams.get('redirect')).toBe(`${pathname}?x=1`)
  })

it('the pages of associates are for nobody else (R-055, R-056)', () => {
  for (const pathname of ['/enrollment', '/commissions', '/commissions/dashboard'])
    expect(matchPage({ pathname }).handles, pathname).toContain(associatesOnly.handle)
})

it('every module of app/pages has its line in the table, and every line its module', () => {
  const files = Object.keys(import.meta.glob('../pages/*/*.tsx')).filter((file) => !file.includes('/status/'))
  const named = pages.map(({ folder, name }) => pageModules(folder, name)[1]?.replace('app/', '../'))
  expect(files.toSorted()).toEqual(named.toSorted())
})
