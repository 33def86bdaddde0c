import type { LaterPages } from '../page.ts'

/** Checkout, payment, and the result of an order. */
export const pages = {
  checkout: () => import('../../pages/checkout/checkout.tsx'),
  checkoutPayment: () => import('../../pages/checkout/checkout-payment.tsx'),
  processWorldpay: () => import('../../pages/checkout/process-worldpay.tsx'),
  processIngenico: () => import('../../pages/checkout/process-ingenico.tsx'),
  processPayment: () => import('../../pages/checkout/process-payment.tsx'),
  orderSuccess: () => import('../../pages/checkout/order-success.tsx'),
  orderCheck: () => import('../../pages/checkout/order-check.tsx'),
  planetReturn: () => import('../../pages/checkout/planet-return.tsx'),
} satisfies LaterPages
