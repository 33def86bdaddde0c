import { addressesRoutes } from './addresses/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { catalogueJobs } from './catalogue/jobs.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { seedCatalogue } from './catalogue/seed.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { seedCheckout } from './checkout/seed.ts'
import { contentRoutes } from './content/routes.ts'
import { customersRoutes } from './customers/routes.ts'
import { couponsRoutes } from './coupons/routes.ts'
import { seedOwnedCoupons } from './coupons/seed.ts'
import type { Db } from './db/db.ts'
import { favouritesRoutes } from './favourites/routes.ts'
import { seedFavourites } from './favourites/seed.ts'
import type { Route } from './http/route.ts'
import { messagesRoutes } from './messages/routes.ts'
import { seedMessages } from './messages/seed.ts'
import { ordersJobs } from './orders/jobs.ts'
import { ordersRoutes } from './orders/routes.ts'
import { seedOrders } from './orders/seed.ts'
import { paymentRoutes } from './payment/routes.ts'
import { seedPeople } from './people.ts'
import { reviewsRoutes } from './reviews/routes.ts'
import { storeRoutes } from './store/routes.ts'
import { seedStore } from './store/seed.ts'

/** Every call that the service answers, noun by noun. */
export const routes: readonly Route[] = [
  ...authRoutes, ...customersRoutes, ...addressesRoutes, ...storeRoutes, ...catalogueRoutes, ...reviewsRoutes, ...contentRoutes, ...cartRoutes, ...checkoutRoutes, ...paymentRoutes, ...ordersRoutes, ...messagesRoutes, ...favouritesRoutes, ...couponsRoutes,
]

/** Fills a noun's tables. `now` is the time from which dates of the seed count. */
export type Seed = (db: Db, now: Date) => Promise<void>

/** The shop itself, in an order in which they build on one another. The catalogue brings reviews and content pages along. */
export const shopSeeds: readonly Seed[] = [seedCatalogue, seedStore]

/** The sandbox people with their coupons, orders and favourites, after the shop. Messages tell of orders, so they come last. */
export const peopleSeeds: readonly Seed[] = [seedPeople, seedCheckout, seedOwnedCoupons, seedOrders, seedFavourites, seedMessages]

/** Work that is due by the clock and that nobody calls for. Any number of processes run it at once, so it locks the rows it takes. */
export interface Job { readonly name: string; readonly everySeconds: number; run(db: Db, now: Date): Promise<void> }

export const nounJobs: readonly Job[] = [...catalogueJobs, ...ordersJobs]
