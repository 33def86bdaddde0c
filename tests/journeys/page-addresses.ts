import { pages, type Audience, type PageFolder } from '../../app/router/pages.ts'
import type { PageName } from '../../domain/store/paths.ts'

export type Visitor = 'guest' | 'customer' | 'associate'

/**
 * Addresses of pages with a parameter, and of those that are worth a visit in several states; any other page is visited at its
 * own address. `:order` is an order that waits for payment.
 */
const examples: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  categories: ['/categories', '/categories/10?brand=jadeleaf', '/categories?q=nothing-like-this'],
  product: [
    '/product/vitamin-c-1000',
    '/product/omega-3-1200',
    '/product/bundle-everyday',
    '/product/bundle-evening',
  ],
  content: ['/page/delivery', '/page/associate-offer'],
  invite: ['/invite/bad'],
  order: ['/dashboard/orders/:order'],
  profile: [
    '/dashboard/profile',
    '/dashboard/profile/password',
    '/dashboard/profile/phone',
    '/dashboard/profile/two-step',
  ],
  applicationForm: ['/e-application-form/new/refund'],
  team: ['/team', '/team?view=list'],
  checkout: ['/checkout?step=address', '/checkout?step=delivery'],
  checkoutPayment: ['/checkout/payment?order=:order'],
  orderCheck: ['/order/check/:order'],
  // what they show belongs to one visit: a link by mail or SMS, an application, a payment that is being made
  logout: [],
  resetPassword: [],
  application: [],
  associateRenewBundles: [],
  processWorldpay: [],
  processIngenico: [],
  processPayment: [],
  orderSuccess: [],
  planetReturn: [],
}

/** Pages of a customer that hold more for an associate, or something else. */
const moreForAssociates: readonly PageName[] = [
  'dashboard',
  'loyaltyPoints',
  'applications',
  'successTracker',
  'associateRenewBundles',
]

const visitorOf: Readonly<Record<Audience, Visitor>> = {
  everybody: 'guest',
  guest: 'guest',
  customer: 'customer',
  buyer: 'customer',
  associate: 'associate',
}

/** A pattern without its optional parameters. */
const ownAddress = (pattern: string): string => pattern.replaceAll(/\/:\w+\?/g, '')

/** Where a page is visited. @throws Error when it has a parameter and no example */
function addressesOf({ name, pattern }: { name: PageName; pattern: string }): readonly string[] {
  const known = examples[name]
  if (known) return known
  const address = ownAddress(pattern)
  if (address.includes('/:'))
    throw new Error(`${name} needs an example of its address in tests/journeys/page-addresses.ts`)
  return [address]
}

interface Visit {
  name: PageName
  visitor: Visitor
  address: string
}

/** Every page that the table names, by its address, and who visits it there first. */
const visits: readonly Visit[] = pages.flatMap((page) =>
  addressesOf(page).map((address) => ({ name: page.name, visitor: visitorOf[page.audience], address })),
)

/** The same, but for pages that a journey visits as somebody else, in other states, or not at all. */
export const visitsBut = (
  otherwise: Readonly<Partial<Record<PageName, readonly (readonly [Visitor, string])[]>>>,
): readonly Visit[] => [
  ...visits.filter(({ name }) => !otherwise[name]),
  ...(Object.entries(otherwise) as [PageName, readonly (readonly [Visitor, string])[]][]).flatMap(
    ([name, others]) => others.map(([visitor, address]) => ({ name, visitor, address })),
  ),
]

const visitedBy = (wanted: Visitor): string[] =>
  visits.filter(({ visitor }) => visitor === wanted).map(({ address }) => address)

/** Pages as a guest sees them. */
export const open: readonly string[] = [...visitedBy('guest'), '/no-such-page']

/** Pages of a signed-in person, and the cart with something in it. */
export const personal: readonly string[] = ['/cart', ...visitedBy('customer')]

/** Pages that only associates have, or that hold more for them. */
export const business: readonly string[] = [
  ...pages.filter(({ name }) => moreForAssociates.includes(name)).map(({ pattern }) => ownAddress(pattern)),
  ...visitedBy('associate'),
]

/** Each page with an address that is answered with its document, whether there is such an order or article or not. */
export const documents: readonly { name: PageName; folder: PageFolder; document: string }[] = pages.map(
  ({ name, folder, pattern }) => ({
    name,
    folder,
    document: (examples[name]?.[0] ?? ownAddress(pattern)).replaceAll(/:\w+/g, '1'),
  }),
)
