import type { Capability } from '#domain/store/capabilities.ts'
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
  /** Unless what its audience says (`app/server/crawlers/robots.ts`). */
  crawling?: Crawling
  /** The page does not exist where the service lacks it. */
  needs?: Capability
}

/** Whom the pages of a folder are for. */
const audiences: Readonly<Record<PageFolder, Audience>> = {
  shop: 'everybody',
  guest: 'guest',
  account: 'customer',
  business: 'associate',
  checkout: 'buyer',
}

/**
 * Every page: its module is `app/pages/<folder>/<name>.tsx`, its address stands in `pagePatterns`. Routes, guards, frames,
 * robots.txt and the journeys that visit every page come from here.
 */
const table: Readonly<Record<PageName, PageLine>> = {
  home: { folder: 'shop' },
  categories: { folder: 'shop' },
  promotions: { folder: 'shop' },
  bundles: { folder: 'shop' },
  brands: { folder: 'shop' },
  product: { folder: 'shop' },
  cart: { folder: 'shop', crawling: 'read' },
  content: { folder: 'shop' },
  terms: { folder: 'shop' },

  signIn: { folder: 'guest' },
  signUp: { folder: 'guest' },
  invite: { folder: 'guest' },
  forgotPassword: { folder: 'guest' },
  resetPassword: { folder: 'guest' },
  logout: { folder: 'guest' },
  systemStatus: { folder: 'guest' },
  successTrackerInformation: { folder: 'guest', for: 'everybody' },

  dashboard: { folder: 'account' },
  orders: { folder: 'account' },
  order: { folder: 'account' },
  addresses: { folder: 'account' },
  profile: { folder: 'account' },
  messages: { folder: 'account' },
  coupons: { folder: 'account', needs: 'coupons' },
  favourites: { folder: 'account' },
  loyaltyPoints: { folder: 'account' },
  applications: { folder: 'account' },
  applicationList: { folder: 'account' },
  applicationForm: { folder: 'account' },
  application: { folder: 'account' },
  associateBundles: { folder: 'account' },
  associateRenewBundles: { folder: 'account' },
  successTracker: { folder: 'account' },

  glossary: { folder: 'business' },
  team: { folder: 'business', needs: 'team' },
  enrollment: { folder: 'business' },
  commissions: { folder: 'business' },
  commissionsDashboard: { folder: 'business' },
  reports: { folder: 'business', needs: 'reports' },
  payoutAccount: { folder: 'business' },

  checkout: { folder: 'checkout' },
  checkoutPayment: { folder: 'checkout' },
  processWorldpay: { folder: 'checkout' },
  processIngenico: { folder: 'checkout' },
  processPayment: { folder: 'checkout' },
  orderSuccess: { folder: 'checkout', for: 'customer' },
  orderCheck: { folder: 'checkout', for: 'customer' },
  // not guarded: the provider redirects the browser here
  planetReturn: { folder: 'checkout', for: 'everybody', crawling: 'none' },
}

/** A page, as the table and its folder say. */
export interface PageEntry {
  name: PageName
  /** Its address, with `:name` for a parameter and `:name?` for an optional one. */
  pattern: string
  folder: PageFolder
  audience: Audience
  /** Unless what its audience says (`app/server/crawlers/robots.ts`). */
  crawling?: Crawling | undefined
  /** The page does not exist where the service lacks it. */
  needs?: Capability | undefined
}

/** All pages. */
export const pages: readonly PageEntry[] = (Object.entries(table) as [PageName, PageLine][]).map(
  ([name, { folder, for: audience = audiences[folder], crawling, needs }]) => ({
    name,
    pattern: pagePatterns[name],
    folder,
    audience,
    crawling,
    needs,
  }),
)
