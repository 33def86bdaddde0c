import type { PaymentRequest } from './payments.ts'

/** What every request to start a payment says of the order and its buyer, for tests. */
export const aboutOrder = {
  orderNumber: '000000042',
  email: 'buyer@jadeleaf.example',
  language: 'zh_hk',
  billing: {
    firstName: 'Test',
    lastName: 'Person',
    street: ['1 Test Road'],
    city: 'Yau Tsim Mong',
    postcode: '',
    countryId: 'HK',
  },
  shipping: null,
  expiresAt: null,
  isPhone: false,
  capture: 'at-once',
  eventUrl: 'https://shop.example/payment/events/worldpay',
} as const satisfies Partial<PaymentRequest>
