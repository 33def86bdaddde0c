import { z } from 'zod'
import {
  MEMBERSHIP_COUNTRY_SKUS,
  MEMBERSHIP_RENEWAL_SKU,
  MEMBERSHIP_SKU,
  SUCCESS_TRACKER_SKU,
} from '#domain/catalogue/membership-skus.ts'
import { MEMBERSHIP_FEE_MINOR } from '#domain/membership/fee.ts'
import { six } from '#service/languages/text-file.ts'
import file from './memberships.json' with { type: 'json' }

const membershipSchema = z
  .strictObject({
    sku: z.enum([
      MEMBERSHIP_SKU,
      MEMBERSHIP_RENEWAL_SKU,
      SUCCESS_TRACKER_SKU,
      ...Object.values(MEMBERSHIP_COUNTRY_SKUS),
    ]),
    /** Dollars of HKD; the membership fee where the file gives none. */
    price: z.number().default(MEMBERSHIP_FEE_MINOR / 100),
    /** Whether it makes or prolongs a membership. */
    membership: z.boolean(),
    name: six,
    short: six,
    /** Name on the card. */
    label: six,
    /** Colour of the card; the brand's green where the file gives none. */
    face: z.optional(z.string()),
  })
  .readonly()

export type MembershipSeed = z.output<typeof membershipSchema>

/** Services that are bought like a product: HK$258 a year. */
export const memberships: readonly MembershipSeed[] = z.array(membershipSchema).parse(file)
