/** The yearly fee of a membership, in cents: "HK$258 per year" (shopping.md §9). */
export const MEMBERSHIP_FEE_MINOR = 25_800
