import type { Locator, Page } from '@playwright/test'
import { orderStatuses } from '../../domain/orders/status.ts'
import { expect } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

/** A person of the sandbox as the facts are about them. */
export interface Told {
  /** Whether the business pages are open to them. */
  readonly isAssociate: boolean
  /** Whether they have a team, commissions and a payout account. */
  readonly hasCommissions: boolean
  /** Whether products are compared as well: one person of each price group is enough. */
  readonly comparesProducts: boolean
  /** The newest orders, as many as the overview shows; by id and number. */
  readonly orders: readonly { readonly id: number; readonly number: string }[]
  /** Numbers of the newest orders that the ledger of points names. */
  readonly ledger: readonly string[]
}

/** Reads what a place says. It fails where the place says nothing. */
type Read = (main: Locator, page: Page) => Promise<string>
/** A place that says a fact: the page's address, and how it is read there. */
export type Place = readonly [path: string, read: Read]
/** What must be the same wherever it is said. */
export interface Fact {
  readonly fact: string
  readonly places: readonly Place[]
}

/** The first group, or else the whole, of what a place has of a pattern, as soon as it has it. */
async function part(read: () => Promise<string>, pattern: RegExp): Promise<string> {
  let found: RegExpExecArray | null = null
  await expect(async () => {
    const said = (await read()).replace(/\s+/g, ' ')
    found = pattern.exec(said)
    expect(found, `${pattern.source} in “${said.slice(0, 300)}”`).not.toBeNull()
  }).toPass({ timeout: 20_000 })
  const [whole = '', group] = found ?? []
  return group ?? whole
}
const MONEY = /HK\$([\d,]+\.\d\d)/
const POINTS = /\d[\d,]*\.\d{4}/
const DATE = /\d{1,2} [A-Z][a-z]+ \d{4}/
const TIME = /\d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d/
const COUNT = /\d[\d,]*/

/** Reads a part of what an element shows. */
const text =
  (find: (main: Locator, page: Page) => Locator, pattern: RegExp): Read =>
  (main, page) =>
    part(() => find(main, page).locator('visible=true').first().innerText({ timeout: 2_000 }), pattern)

/** What stands beside a term, such as "Membership valid until". */
const besides = (term: string, pattern: RegExp) =>
  text(
    (main) =>
      main
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${term}$`) })
        .locator('xpath=following-sibling::*[1]'),
    pattern,
  )
/** Reads a part of an element's name as assistive technology hears it. */
const name =
  (find: (main: Locator, page: Page) => Locator, pattern: RegExp): Read =>
  (main, page) =>
    part(() => find(main, page).first().ariaSnapshot({ timeout: 2_000 }), pattern)
const group = (name: string | RegExp, pattern: RegExp) =>
  text((main) => main.getByRole('group', { name, exact: true }), pattern)

/** The card or line of a product in a list. */
const card = (main: Locator, name: string) =>
  main
    .getByRole('article')
    .filter({ has: main.page().getByRole('heading', { name, exact: true }) })
    .first()
const itself = (main: Locator) => main
const rating = (find: (main: Locator) => Locator, pattern: RegExp) =>
  name((main) => find(main).getByRole('img', { name: /^Rated/ }), pattern)
const stock =
  (find: (main: Locator) => Locator): Read =>
  async (main) => {
    // What follows on a product's page is about others.
    const [own = ''] = (await find(main).innerText()).split(say('catalogue.reviews.title'))
    return /out of stock/i.test(own) ? 'out of stock' : 'in stock'
  }
const reviews = (main: Locator) => main.getByRole('region', { name: 'Reviews' })

/** Products that several pages show: on offer, with sizes, plain, and out of stock. All are favourites; two are in the cart. */
export const products = [
  { sku: 'lutein-20', name: 'Lutein 20 mg with Zeaxanthin', isInCart: true },
  { sku: 'magnesium-glycinate', name: 'Magnesium Glycinate', isInCart: false },
  { sku: 'b-complex', name: 'B Complex, eight in one', isInCart: true },
  { sku: 'ginger-chews', name: 'Ginger Chews', isInCart: false },
]
const isPopular = (sku: string) => sku === 'lutein-20' || sku === 'magnesium-glycinate'

/** Facts of products, as everybody is told them. */
const ofProducts = (): Fact[] =>
  products.flatMap(({ sku, name, isInCart }) => {
    const [page, found] = [`/product/${sku}`, `/categories?q=${encodeURIComponent(name)}`]
    const inList = (main: Locator) => card(main, name)
    const lists = [found, ...(isPopular(sku) ? ['/'] : [])]
    return [
      {
        fact: `the price of ${sku}`,
        places: [
          [page, text(itself, /(?:From )?HK\$[\d,.]+/)],
          ...[...lists, '/dashboard/favourites', ...(isInCart ? ['/cart'] : [])].map((path): Place => [
            path,
            text(inList, /(?:From )?HK\$[\d,.]+/),
          ]),
        ],
      },
      {
        fact: `the rating of ${sku}`,
        places: [
          [page, rating(itself, /Rated (\d\.\d)/)],
          [page, text(reviews, /\b\d\.\d\b/)],
          ...lists.map((path): Place => [path, rating(inList, /Rated (\d\.\d)/)]),
        ],
      },
      {
        fact: `the number of reviews of ${sku}`,
        places: [
          [page, rating(itself, /(\d+) reviews/)],
          [page, text((main) => main.getByRole('link', { name: /reviews$/ }), COUNT)],
          [page, text(reviews, /(\d+) reviews/)],
          ...lists.map((path): Place => [path, rating(inList, /(\d+) reviews/)]),
        ],
      },
      {
        fact: `the stock of ${sku}`,
        places: [
          [page, stock((main) => main)],
          ...[found, '/dashboard/favourites'].map((path): Place => [path, stock(inList)]),
        ],
      },
    ]
  })

/** The entry of an order in a list of orders. */
const entry = (number: string) => (main: Locator) =>
  main.getByRole('listitem').filter({ has: main.page().getByRole('link', { name: `Order ${number}` }) })
/** An order's own page says "Waiting for your payment". */
const WAITING = /Waiting for (?:your )?payment/
const STATE = new RegExp(
  [WAITING.source, ...orderStatuses.map((status) => say(`orders.status.${status}`))].join('|'),
)
const state =
  (find: (main: Locator) => Locator): Read =>
  async (main, page) =>
    (await text(find, STATE)(main, page)).replace(WAITING, say('orders.status.pending_payment'))

const ofOrders = ({ orders, ledger }: Told): Fact[] => [
  ...orders.flatMap(({ id, number }): Fact[] => {
    const page = `/dashboard/orders/${id}`
    const lists = ['/dashboard', '/dashboard/orders']
    return [
      {
        fact: `the total of order ${number}`,
        places: [
          [page, besides('Total', MONEY)],
          ...lists.map((path): Place => [path, text(entry(number), MONEY)]),
        ],
      },
      {
        fact: `when order ${number} was placed`,
        places: [
          [page, besides('Ordered on', TIME)],
          [page, text((main) => main.getByRole('listitem').filter({ hasText: /^Ordered/ }), TIME)],
          ...lists.map((path): Place => [path, text(entry(number), TIME)]),
        ],
      },
      {
        fact: `the state of order ${number}`,
        places: [
          [page, state((main) => main.getByRole('heading', { level: 1 }).locator('xpath=../..'))],
          ...lists.map((path): Place => [path, state(entry(number))]),
        ],
      },
    ]
  }),
  ...ledger.map((number): Fact => {
    const link = (label: string) =>
      text((main) => main.getByRole('link', { name: label, exact: true }), /\d{9}/)
    return {
      fact: `the order ${number} that gave or took points`,
      places: [
        ['/loyaltyPoints', link(number)],
        ['/dashboard/orders', link(`Order ${number}`)],
      ],
    }
  }),
]

const counted = (): Fact[] => [
  {
    fact: 'the number of favourites',
    places: [
      ['/dashboard/favourites', text(itself, /(\d+) products?/)],
      ['/dashboard/favourites', async (main) => String(await main.getByRole('article').count())],
    ],
  },
  {
    fact: 'the number of pieces in the cart',
    places: [
      ...['/cart', '/dashboard/orders'].map((path): Place => [
        path,
        name((_, page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ }), COUNT),
      ]),
      ['/cart', text(itself, /(\d+) items/)],
      ['/cart', text((main) => main.getByRole('link', { name: /^Check out/ }), COUNT)],
    ],
  },
]

const ofMembers = (): Fact[] => [
  {
    fact: 'the balance of points',
    places: [
      ['/dashboard', group('Balance', POINTS)],
      ['/dashboard/profile', besides('Loyalty balance', POINTS)],
      ['/loyaltyPoints', group('Balance', POINTS)],
    ],
  },
]

const row = (table: string, name: RegExp, pattern: RegExp) =>
  text((main) => main.getByRole('table', { name: table }).getByRole('row', { name }), pattern)

const ofCommissions = (): Fact[] => [
  {
    fact: 'the payout balance',
    places: [
      ['/dashboard', group('Payout balance', MONEY)],
      ['/commissions', group('Payment settings', /iPayout balance: HK\$([\d,]+\.\d\d)/)],
    ],
  },
  {
    fact: 'the number of people in the team',
    places: [
      ['/team', text(itself, /(\d+) people/)],
      ['/reports', text(itself, /of (\d+) people/)],
    ],
  },
  {
    fact: 'what the running period has earned so far',
    places: [
      ['/dashboard', group(/so far$/, MONEY)],
      ['/dashboard', row('Commissions by payment type', /^Total/, MONEY)],
      ['/commissions/dashboard', group(/so far$/, MONEY)],
      ['/commissions/dashboard', row('Breakdown', /^Total/, /([\d,]+\.\d\d)/)],
      ['/commissions', row('Payment report', /Estimated Estimated/, /([\d,]+\.\d\d)/)],
    ],
  },
  {
    fact: 'what the period before earned',
    places: [
      ['/dashboard', row('Commissions by payment type', /^Total/, /HK\$.*HK\$([\d,.]+)/)],
      ['/commissions/dashboard', group(/so far$/, /final amount for .* was HK\$([\d,]+\.\d\d)/)],
      ['/commissions/dashboard', row('Six months', / Final$/, /([\d,]+\.\d\d)/)],
      ['/commissions', row('Payment report', /^\w+ \d{4} Final/, /([\d,]+\.\d\d)/)],
    ],
  },
  {
    fact: 'when the period before was paid',
    places: [
      [
        '/dashboard',
        text(
          (main) => main.getByRole('group', { name: 'Commission summary' }),
          /Paid on (\d{1,2} \w+ \d{4})/,
        ),
      ],
      ['/commissions', row('Payment report', /^Product commission payment (?!—)/, DATE)],
    ],
  },
]

/** Every fact that a person is told in more than one place, with those places. */
export const factsOf = (told: Told): Fact[] => [
  ...(told.comparesProducts ? ofProducts() : []),
  ...counted(),
  ...ofOrders(told),
  ...(told.isAssociate ? ofMembers() : []),
  ...(told.hasCommissions ? ofCommissions() : []),
]
