/**
 * Fixed products (shopping.md §3: they exist, their values are not shown; decisions.md ). The route of a membership
 * product is /product/<sku>. Always compared with these, never by name.
 */
export const MEMBERSHIP_SKU = 'membership'
export const MEMBERSHIP_RENEWAL_SKU = 'membership-renew'
export const MEMBERSHIP_COUNTRY_SKUS = { TH: 'membership-th', VN: 'membership-vn', MY: 'membership-my', ID: 'membership-id', LA: 'membership-la' } as const
export const SUCCESS_TRACKER_SKU = 'success-tracker'

/** Every product that makes or prolongs a membership; Success Tracker is not among them. */
export const membershipSkus: readonly string[] = [MEMBERSHIP_SKU, MEMBERSHIP_RENEWAL_SKU, ...Object.values(MEMBERSHIP_COUNTRY_SKUS)]

/** The membership product of a country of residence (ISO 3166 alpha-2); the default one where there is no variant. */
export const membershipSkuFor = (countryId: string | undefined): string => (MEMBERSHIP_COUNTRY_SKUS as Readonly<Record<string, string>>)[countryId ?? ''] ?? MEMBERSHIP_SKU
