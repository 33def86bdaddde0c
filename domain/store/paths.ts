/** A parameter of an address; it is encoded. */
type Value = string | number
type Query = Readonly<Record<string, Value>>

/** Patterns of the pages' addresses for the route table. `:name` is a parameter, `:name?` an optional one. */
export const pagePatterns = {
  home: '/',
  categories: '/categories/:parent?/:child?',
  promotions: '/promotions',
  bundles: '/bundles',
  brands: '/brands',
  product: '/product/:sku',
  cart: '/cart',
  signIn: '/signin',
  signUp: '/signup',
  /** Target of an invitation's SMS. */
  invite: '/invite/:maskId',
  forgotPassword: '/forgot_password',
  resetPassword: '/reset_password',
  logout: '/logout',
  /** An article of the shop: `contact`, `returns`, `privacy` … */
  content: '/page/:id',
  terms: '/terms-conditions',
  systemStatus: '/systemstatus',
  dashboard: '/dashboard',
  orders: '/dashboard/orders',
  order: '/dashboard/orders/:id',
  addresses: '/dashboard/addresses',
  profile: '/dashboard/profile/:part?',
  messages: '/dashboard/messages',
  coupons: '/dashboard/coupons',
  favourites: '/dashboard/favourites',
  applications: '/e-application-form',
  applicationList: '/e-application-form/all',
  /** Files an application of a kind; `step` is in the query. */
  applicationForm: '/e-application-form/new/:type',
  application: '/e-application-form/:id',
  /** Payments: the page that explains payouts, and the payment report. */
  commissions: '/commissions',
  /** Figures of a business period ('YYYYMM'); of the current one without it. */
  commissionsDashboard: '/commissions/dashboard',
  payoutAccount: '/commissions/payout-account',
  /** The associate's invitations; with `view: 'invite'` the form. */
  enrollment: '/enrollment',
  /** The people below an associate; view, search text, filters and the opened person are in the query. */
  team: '/team',
  loyaltyPoints: '/loyaltyPoints',
  /** People of the downline with their figures; `view` is the id of a saved view, `report` the name of a report. */
  reports: '/reports',
  associateBundles: '/associate-bundles',
  associateRenewBundles: '/associate-renew-bundles',
  successTracker: '/successTracker',
  successTrackerInformation: '/successTrackerInformation',
  /** Glossary of the business area; the hash names a term. */
  glossary: '/dashboard/glossary',
  checkout: '/checkout',
  checkoutPayment: '/checkout/payment',
  processWorldpay: '/process_worldpay/:id',
  processIngenico: '/process_ingenico/:id',
  processPayment: '/process_payment',
  orderSuccess: '/order/success/:id',
  orderCheck: '/order/check/:id',
  planetReturn: '/order/:id/planetPayReturn',
} as const satisfies Record<string, `/${string}`>

type PagePattern = (typeof pagePatterns)[keyof typeof pagePatterns]

/** Builds an address from a pattern: parameters in order; a missing optional one is left out with its slash. */
function address(pattern: PagePattern, values: readonly Value[] = [], query: Query = {}): string {
  let next = 0
  const path = pattern.replaceAll(/\/:\w+\??/g, () => {
    const value = values[next++]
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return search.length > 0 ? `${path}?${search.join('&')}` : path
}

/** Names of the pages. */
export type PageName = keyof typeof pagePatterns
/** Pages with a parameter (a product, an order, an article) take its value; others only a query. */
type Address<Pattern> = Pattern extends `${string}/:${string}`
  ? (value: Value, query?: Query) => string
  : (query?: Query) => string

const entries = Object.entries(pagePatterns) as [PageName, PagePattern][]
const written = Object.fromEntries(
  entries.map(([name, pattern]) => [
    name,
    pattern.includes('/:')
      ? (value: Value, query?: Query) => address(pattern, [value], query)
      : (query?: Query) => address(pattern, [], query),
  ]),
) as { readonly [Name in PageName]: Address<(typeof pagePatterns)[Name]> }

/**
 * Builds the addresses of the shop's pages for links, redirects and emails: `paths.order(17)`. Addresses are written
 * nowhere else (tests/architecture/paths.test.ts).
 */
export const paths = {
  ...written,
  /** All products: searched with `q`, sorted with `sort`, filtered with `brand`. */
  categories: (query?: Query) => address(pagePatterns.categories, [], query),
  category: (...ids: readonly [id: Value] | readonly [parent: Value, child: Value]) =>
    address(pagePatterns.categories, ids),
  /** Price and benefits of the associate membership, and how to join. */
  associateOffer: () => address(pagePatterns.content, ['associate-offer']),
  profile: (part?: 'phone' | 'password' | 'two-step') => address(pagePatterns.profile, part ? [part] : []),
  /** Payment of an unpaid order. */
  checkoutPayment: (orderId: Value) => address(pagePatterns.checkoutPayment, [], { order: orderId }),
  processPayment: (orderId: Value) => address(pagePatterns.processPayment, [], { order: orderId }),
  planetReturn: (orderId: Value, paymentId: Value) =>
    address(pagePatterns.planetReturn, [orderId], { paymentId }),
}
