/** Where the played payout provider's page lives; the service mounts `sandboxPayoutRoutes` here. */
export const SANDBOX_PAYOUT = '/sandbox/payout'
