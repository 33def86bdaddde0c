import { pagePatterns, type PageName } from '#domain/store/paths.ts'
import type { ModuleFolder } from './page-modules/fetch-page.ts'

/**
 * Who may see a page. Others are sent to sign in (`guards.tsx`). Everybody sees a page for guests too, but nobody needs to
 * find it.
 */
export type Audience = 'everybody' | 'guest' | 'customer' | 'associate' | 'buyer'

/** What a search engine may do with a page: list it; read it, for its links; or keep away. */
export type Crawling = 'list' | 'read' | 'none'

/** A page's folder. What stands in `checkout` has the checkout's header and footer. */
export type PageFolder = Exclude<ModuleFolder, 'status'>

/** A page's line in the table. */
interface PageLine {
  folder: PageFolder
  /** Unless those whom its folder is for. */
  for?: Audience
  /** Unless what its audience says (`app/server/robots.ts`). */
  crawling?: Crawling
  /** Message catalogues besides the shell's and its folder's. */
  words?: readonly string[]
}

/** Messages of fields, steps, tables and page names, which product pages do not need. */
const more = ['design-system-more', 'shell-more']
/** Messages of the dashboard's frame. */
const inDashboard = ['account', 'dashboard', ...more]

const folders: Readonly<Record<PageFolder, { for: Audience; words: readonly string[] }>> = {
  shop: { for: 'everybody', words: [] },
  guest: { for: 'guest', words: ['account', ...more] },
  account: { for: 'customer', words: inDashboard },
  business: { for: 'associate', words: inDashboard },
  checkout: { for: 'buyer', words: ['payment', ...more] },
}

const listing = ['catalogue', 'catalogue-listing']

/**
 * Every page: its module is `app/pages/<folder>/<name>.tsx`, its address stands in `pagePatterns`. Routes, guards, frames,
 * robots.txt and the journeys that visit every page come from here.
 */
const table: Readonly<Record<PageName, PageLine>> = {
  home: { folder: 'shop', words: ['catalogue', 'catalogue-home'] },
  categories: { folder: 'shop', words: listing },
  promotions: { folder: 'shop', words: listing },
  bundles: { folder: 'shop', words: listing },
  brands: { folder: 'shop', words: listing },
  product: { folder: 'shop', words: ['catalogue', 'catalogue-product', 'design-system-product'] },
  cart: { folder: 'shop', crawling: 'read', words: ['catalogue', 'cart', 'design-system-product'] },
  content: { folder: 'shop', words: ['content'] },
  terms: { folder: 'shop', words: ['content'] },

  signIn: { folder: 'guest', words: ['forms'] },
  signUp: { folder: 'guest', words: ['forms'] },
  invite: { folder: 'guest', words: ['forms', 'enrollments'] },
  forgotPassword: { folder: 'guest', words: ['forms'] },
  resetPassword: { folder: 'guest', words: ['forms'] },
  logout: { folder: 'guest' },
  systemStatus: { folder: 'guest' },
  successTrackerInformation: { folder: 'guest', for: 'everybody', words: ['dashboard', 'tracker'] },

  dashboard: { folder: 'account', words: ['forms', 'orders', 'membership', 'loyalty'] },
  orders: { folder: 'account', words: ['orders', 'loyalty'] },
  order: { folder: 'account', words: ['orders'] },
  addresses: { folder: 'account', words: ['forms'] },
  profile: { folder: 'account', words: ['forms', 'team-sharing'] },
  messages: { folder: 'account' },
  coupons: { folder: 'account', words: ['coupons'] },
  favourites: { folder: 'account', words: ['forms', 'favourites', 'cart'] },
  loyaltyPoints: { folder: 'account', words: ['loyalty', 'loyalty-points'] },
  applications: { folder: 'account', words: ['forms', 'applications'] },
  applicationList: { folder: 'account', words: ['forms', 'applications'] },
  applicationForm: {
    folder: 'account',
    words: ['forms', 'applications', 'design-system-product', 'design-system-upload'],
  },
  application: { folder: 'account', words: ['forms', 'applications'] },
  associateBundles: { folder: 'account', words: ['catalogue', 'membership'] },
  associateRenewBundles: { folder: 'account', words: ['catalogue', 'membership'] },
  successTracker: { folder: 'account', words: ['forms', 'tracker'] },

  glossary: { folder: 'business', words: ['forms', 'glossary'] },
  team: { folder: 'business', words: ['forms', 'team'] },
  enrollment: { folder: 'business', words: ['forms', 'enrollments', 'referrals'] },
  commissions: { folder: 'business', words: ['forms', 'commissions', 'payouts'] },
  commissionsDashboard: { folder: 'business', words: ['forms', 'commissions'] },
  reports: { folder: 'business', words: ['forms', 'reports'] },
  payoutAccount: { folder: 'business', words: ['forms', 'payouts'] },

  checkout: { folder: 'checkout', words: ['checkout', 'cart', 'account', 'forms', 'content'] },
  checkoutPayment: { folder: 'checkout', words: ['orders'] },
  processWorldpay: { folder: 'checkout' },
  processIngenico: { folder: 'checkout' },
  processPayment: { folder: 'checkout' },
  orderSuccess: { folder: 'checkout', for: 'customer', words: ['orders'] },
  orderCheck: { folder: 'checkout', for: 'customer', words: ['orders'] },
  // not guarded (decisions.md A-52): the provider redirects the browser here
  planetReturn: { folder: 'checkout', for: 'everybody', crawling: 'none' },
}

/** A page, as the table and its folder say. */
export interface PageEntry {
  name: PageName
  /** Its address, with `:name` for a parameter and `:name?` for an optional one. */
  pattern: string
  folder: PageFolder
  audience: Audience
  /** Unless what its audience says (`app/server/robots.ts`). */
  crawling?: Crawling | undefined
  /** Message catalogues besides the shell's. */
  words: readonly string[]
}

/** All pages. */
export const pages: readonly PageEntry[] = (Object.entries(table) as [PageName, PageLine][]).map(
  ([name, { folder, for: audience = folders[folder].for, crawling, words = [] }]) => ({
    name,
    pattern: pagePatterns[name],
    folder,
    audience,
    crawling,
    words: [...folders[folder].words, ...words],
  }),
)
