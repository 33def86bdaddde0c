import type { Db } from '#service/db/db.ts'
import { seedApplications } from './applications.ts'
import { seedCatalogue } from './catalogue/catalogue.ts'
import { seedCommissions } from './commissions.ts'
import { seedContent } from './content/content.ts'
import { seedCoupons } from './coupons.ts'
import { seedFavourites } from './favourites.ts'
import { seedInvitations } from './invitations.ts'
import { seedLoyalty } from './loyalty.ts'
import { seedMessages } from './messages.ts'
import { seedOrders } from './orders/orders.ts'
import { seedPayouts } from './payouts.ts'
import { seedPeople } from './people.ts'
import { seedOwnReviews, seedReviews } from './reviews.ts'
import { seedStore } from './store.ts'

/** Fills tables. The dates of the seed count from `now`. */
type Seed = (db: Db, now: Date) => Promise<void>

/** The demo: the shop itself, then its people with their orders, coupons and favourites. Later seeds use the rows of earlier ones; messages are about orders, so they come last. */
export const seeds: readonly Seed[] = [
  seedCatalogue,
  seedReviews,
  seedContent,
  seedStore,
  seedPeople,
  seedPayouts,
  seedCoupons,
  seedOrders,
  seedLoyalty,
  seedOwnReviews,
  seedCommissions,
  seedApplications,
  seedFavourites,
  seedInvitations,
  seedMessages,
]
