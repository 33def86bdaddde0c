import type { Locator } from '@playwright/test'
import { orderStatuses } from '../../domain/orders/status.ts'
import { ofCommissions, ofMembers, ofTeam } from './business-facts.ts'
import { ofCoupons, ofSums } from './cart-facts.ts'
import {
  besides,
  COUNT,
  MONEY,
  name,
  text,
  TIME,
  type Fact,
  type Place,
  type Read,
  type Told,
} from './reading.ts'
import { expect } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

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

/** Numbers of the orders of a list, as they stand, of those that have a link of a name. */
const numbers =
  (find: (main: Locator) => Locator, most: number): Read =>
  async (main) => {
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    const texts = await find(main).allInnerTexts()
    return texts
      .flatMap((said) => /\d{9}/.exec(said)?.[0] ?? [])
      .slice(0, most)
      .join(', ')
  }
const inSection = (main: Locator, title: string) =>
  main.getByRole('region', { name: title }).getByRole('listitem')
const inList = (main: Locator) =>
  main.getByRole('listitem').filter({ has: main.page().getByRole('link', { name: /^Order \d/ }) })

/** Orders that wait for their payment; the overview names one and counts the others. */
const ofWaiting = ({ id, number }: NonNullable<Told['due']>): Fact[] => [
  {
    fact: 'the number of orders that wait for payment',
    places: [
      [
        '/dashboard',
        async (main, page) => {
          const said = await text((within) => within, /Waiting for your payment.*/)(main, page)
          return String(1 + Number(/(\d+) more orders? (?:is|are) waiting/.exec(said)?.[1] ?? 0))
        },
      ],
      ['/dashboard/orders', text((main) => main, /(\d+) orders? awaiting payment/)],
      [
        '/dashboard/orders',
        async (main) =>
          String(
            await inList(main)
              .filter({ hasText: say('orders.status.pending_payment') })
              .count(),
          ),
      ],
    ],
  },
  {
    fact: `what order ${number} has to be paid`,
    places: [
      ['/dashboard', text((main) => main.getByRole('link', { name: /^Pay HK/ }), MONEY)],
      ['/dashboard/orders', text((main) => entry(number)(main).getByRole('link', { name: /^Pay/ }), MONEY)],
      [`/dashboard/orders/${id}`, text((main) => main.getByRole('link', { name: /^Pay HK/ }), MONEY)],
      [`/dashboard/orders/${id}`, text((main) => main, /To pay HK\$([\d,.]+)/)],
      [`/checkout/payment?order=${id}`, text((main) => main, /To pay HK\$([\d,.]+)/)],
      [`/checkout/payment?order=${id}`, text((main) => main.getByRole('button', { name: /^Pay HK/ }), MONEY)],
    ],
  },
]

const ofOrders = ({ orders, due, ledger }: Told): Fact[] => [
  {
    fact: 'the newest orders',
    places: [
      ['/dashboard', numbers((main) => inSection(main, 'Latest orders'), 3)],
      ['/dashboard/orders', numbers(inList, 3)],
    ],
  },
  {
    fact: 'the parcels that are on their way',
    places: [
      ['/dashboard', numbers((main) => inSection(main, 'On its way'), 2)],
      [
        '/dashboard/orders',
        numbers(
          (main) => inList(main).filter({ has: main.page().getByRole('link', { name: /^Track parcel/ }) }),
          2,
        ),
      ],
    ],
  },
  ...(due ? ofWaiting(due) : []),
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

/** Every fact that a person is told in more than one place, with those places. */
export const factsOf = (told: Told): Fact[] => [
  ...(told.comparesProducts ? ofProducts() : []),
  ...counted(),
  ...ofOrders(told),
  ...(told.comparesProducts || told.coupons.length > 0 ? ofSums() : []),
  ...ofCoupons(told),
  ...(told.isAssociate ? ofMembers() : []),
  ...(told.hasCommissions ? [...ofCommissions(), ...ofTeam(told)] : []),
]
