/** The country of all commissions. */
export const COMMISSION_COUNTRY = 'HK'
