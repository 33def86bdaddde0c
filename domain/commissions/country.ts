/** The country of all commissions (associate-business.md §9). */
export const COMMISSION_COUNTRY = 'HK'
