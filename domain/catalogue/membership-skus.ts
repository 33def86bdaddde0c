import { ownValue } from '../contract/own-value.ts'

/**
 * SKUs of fixed products. A membership's page is /product/<sku>. Compare with these
 * constants, never with names.
 */
export const MEMBERSHIP_SKU = 'membership'
export const MEMBERSHIP_RENEWAL_SKU = 'membership-renew'
export const MEMBERSHIP_COUNTRY_SKUS = {
  TH: 'membership-th',
  VN: 'membership-vn',
  MY: 'membership-my',
  ID: 'membership-id',
  LA: 'membership-la',
} as const
export const SUCCESS_TRACKER_SKU = 'success-tracker'

/** Every product that starts or extends a membership; Success Tracker does not. */
export const membershipSkus: readonly string[] = [
  MEMBERSHIP_SKU,
  MEMBERSHIP_RENEWAL_SKU,
  ...Object.values(MEMBERSHIP_COUNTRY_SKUS),
]

/** Whether a product makes a non-member an associate; associates are offered the renewal instead. */
export const isJoiningMembership = (sku: string): boolean =>
  membershipSkus.includes(sku) && sku !== MEMBERSHIP_RENEWAL_SKU

/** Membership product for a country of residence (ISO 3166 alpha-2); the default one where there is no variant. */
export const membershipSkuFor = (countryId: string | undefined): string =>
  ownValue<string>(MEMBERSHIP_COUNTRY_SKUS, countryId) ?? MEMBERSHIP_SKU
