/** Where the played providers' pages live; the service mounts `sandboxPaymentRoutes` here. */
export const SANDBOX_PAY = '/sandbox/pay'
