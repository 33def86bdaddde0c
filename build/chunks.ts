import type { Rolldown } from 'vite'

/*
 * Which modules share a file. Without this list each set of modules that the same pages use is a file of its own: a page would
 * need up to 110. A group takes what matches and is used by at least `minShareCount` scripts (pages, later parts), together
 * with what that imports, unless a group above has it. So a group that is imported by others stands above them, and
 * nothing that brings a library along may stand in one that pages without that library load.
 * `docs/decisions/0005` has the figures; `tests/journeys/budgets.spec.ts` holds them.
 */

/** Domain modules but for those that build zod schemas, and the rules of names and refunds, which only forms need. */
const domain = (...nouns: readonly string[]) =>
  new RegExp(`/domain/(${nouns.join('|')})/(?!.*schema|person-name|refund)[^/]+$`)

/** Each noun's rules in a file with the labels of its screens, named after it; a profile has the team's rules alone. */
const nounOf = (id: string): string | null =>
  (
    /\/domain\/(?!catalogue|store)(\w[\w-]*)\/(?!.*schema|person-name|address-faults|refund)/.exec(id) ??
    /\/features\/(?!team\/)([\w-]+)\/labels\.ts$/.exec(id)
  )?.[1] ?? null

/** Groups of the bundler, in the order in which they take modules. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  // the shell with React, router, queries and formatter
  { name: 'main', tags: ['$initial'] },
  // comes with the first call
  { name: 'schemas', test: /node_modules\/zod\/|\/domain\/contract\/wire\.ts$/ },

  // a cart names its customer and its pick-up point, and every page reads the cart
  { name: 'schemas-of-carts', test: /\/domain\/(cart|customers|pickup-points)\/schema\.ts$/ },

  // what most pages show
  {
    name: 'ui',
    test: /\/design-system\/(components\/(layout|text|feedback|actions\/LinkButton|commerce\/Packshot|data\/Money)|private\/field)\/|\/kit\/ReadError\./,
    minShareCount: 10,
  },
  { name: 'dates', test: /\/domain\/dates\/(?!utc)|\/service-clock\.ts$/, minShareCount: 8 },
  { name: 'periods', test: /\/node_modules\/dayjs\/|\/domain\/(dates\/utc|commissions\/period)\.ts$/ },

  // the shop
  {
    name: 'goods',
    test: /\/(features|domain)\/catalogue\/(?!.*schema)|\/components\/(commerce|navigation\/Breadcrumbs)\/|\/use-(add-(line|to-cart)|ready-page)\.ts$/,
    minShareCount: 5,
  },
  { name: 'buying', test: /\/(QuantityStepper|StockNote)\/|\/use-stock-source\.ts$/, minShareCount: 2 },

  // rules: of people and orders first, on which those of other nouns build
  { name: 'people', test: domain('auth', 'customers'), minShareCount: 4 },
  { name: 'orders', test: domain('orders'), minShareCount: 4 },
  // the frame of the account
  {
    name: 'account',
    test: /\/(app|domain)\/|\/features\/(?!kit)|\/SideNav\/|\/icons\//,
    minShareCount: 20,
  },
  // of the checkout's rules some are its shell's as well
  { name: 'checkout-rules', test: domain('checkout'), minShareCount: 2 },
  // the coupon of the cart: its calls and what loads it
  { name: 'coupons', test: /\/domain\/coupons\/api\.ts$|\/joins\/CouponOfCart\.ts$/, minShareCount: 2 },
  { name: nounOf, minShareCount: 3 },

  // forms
  {
    name: 'form',
    test: /node_modules\/react-hook-form\/|\/kit\/form\/(?!.*schema)/,
    minShareCount: 5,
  },
  { name: 'sign-in', test: /\/features\/auth\//, minShareCount: 4 },
  { name: 'choices', test: /\/fields\/(Checkbox|Fieldset)\//, minShareCount: 4 },

  // lists of products
  { name: 'filters', test: /\/(Select|FilterChips|Pagination|ScrollRow)\//, minShareCount: 4 },
  {
    name: 'lists',
    test: /\/features\/catalogue\/(?!listing)|\/domain\/(catalogue|store)\/(?!.*schema)/,
    minShareCount: 4,
  },
  { name: 'listing', test: /\/features\/catalogue\/listing\//, minShareCount: 3 },

  // the team as tree and list
  { name: 'team-page', test: /\/features\/team\/(?!person\/)/, minShareCount: 2 },

  // the associate's overview and the pages of commissions
  {
    name: 'commission-pages',
    test: /\/features\/commissions\/(period-text|queries)\.ts$/,
    minShareCount: 2,
  },

  // figures of an account
  { name: 'amounts', test: /\/data\/(StatusTag|Amount)\//, minShareCount: 4 },
  { name: 'figures', test: /\/data\/(Table|Stat)\//, minShareCount: 4 },
]

const messagesOf = (id: string): string | null => {
  const language = /\/locales\/\.compiled\/.*\/(\w+)\.json$/.exec(id)?.[1]
  return language ? `messages-${language}` : null
}

/** The same for the server, whose start reads no more than its first page needs: a language's texts are one file. */
export const serverGroups: Rolldown.CodeSplittingGroup[] = [
  { name: messagesOf },
  { name: 'shared', minShareCount: 6 },
]
