type Paths = Readonly<Record<string, `/${string}`>>

/**
 * Paths of calls that the documents describe without a path (contract.md §9.1), named in the style of the others.
 * Change them here for a service that names them differently.
 */
export const assumedPaths = {
  getIngenicoStatus: '/ingenico/payment/status/:orderId/:flag',
  getTracking: '/logistics/tracking/:carrierCode/:trackNumber/:orderId',
  getWorldpayChallenge: '/worldpay/3ds/:orderId',
  getWorldpayKey: '/worldpay/publickey',
  getWorldpayStatus: '/worldpay/payment/status/:orderId/:flag',
  listWorldpayTypes: '/worldpay/payment/types',
  startIngenicoPayment: '/ingenico/payment/start',
  startWorldpayPayment: '/worldpay/payment/start',
} as const satisfies Paths

/** Calls that the documents do not have: our additions. Another service answers 404, and the screens work without them. */
export const additionPaths = {
  changeReportView: '/customer/reports/views/:viewId',
  collectCoupon: '/coupons/collect/:code',
  createReportView: '/customer/reports/views',
  getApplicationPhoto: '/customer/application/photo',
  getPayoutAccount: '/loyalty/payout-account',
  getReport: '/customer/reports/people',
  getTeamBranch: '/customer/team/branch',
  getTeamConsent: '/customer/team/consent',
  getTeamMember: '/customer/team/members/:memberId',
  getTeamSummary: '/customer/team/summary',
  listFacets: '/catalogue/facets',
  listMyCoupons: '/coupons/mine',
  listOfferedCoupons: '/coupons/offered',
  listReportViews: '/customer/reports/views',
  removeReportView: '/customer/reports/views/:viewId',
  removeTrackerChoice: '/loyalty/success-tracker',
  saveTeamConsent: '/customer/team/consent',
  searchCatalogue: '/catalogue/search',
  searchTeam: '/customer/team',
  selectMembership: '/carts/mine/membership',
  sendFeedback: '/feedback',
  suggestSearch: '/catalogue/suggestions',
} as const satisfies Paths

/** Origin of a call that the documents do not show; undefined for those that they do. */
export const unshown = (name: string): 'assumed path' | 'addition' | undefined =>
  name in assumedPaths ? 'assumed path' : name in additionPaths ? 'addition' : undefined
