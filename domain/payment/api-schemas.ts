import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { flag, id } from '../contract/wire.ts'
import { Challenge, IngenicoStart, PaymentStatus, WorldpayStart } from './schema.ts'

const order = z.object({ id })
const status = z.object({ orderId: id, flag: z.enum(['0', '1']) })

export const listWorldpayTypes = schemas({
  body: z.object({ countryId: z.string() }),
  response: z.union([z.array(z.string()), z.record(z.string(), z.string())]),
  summary: 'Card types the second provider takes in a country, always HK (C-6.6).',
  undocumented: 'assumed path',
})
export const getWorldpayKey = schemas({
  response: z.string(),
  summary:
    "The provider's public key (SPKI, base64) that card data is encrypted with in the browser (C-6.6).",
  undocumented: 'assumed path',
})
export const startIngenicoPayment = schemas({
  body: z.object({ orderId: id, paymentProductId: z.optional(z.number()) }),
  response: IngenicoStart,
  summary: 'Starts a UnionPay payment (product 430); answers where to send the browser (C-6.6).',
  undocumented: 'assumed path',
})
export const startWorldpayPayment = schemas({
  body: z.object({
    orderId: id,
    paymentDetails: z.looseObject({ cc_type: z.string(), encryptedData: z.optional(z.string()) }),
  }),
  response: WorldpayStart,
  summary:
    'Starts a card payment with encrypted card data and cc_type ALL (C-6.6); 429 with Retry-After after too many declined cards (addition).',
  undocumented: 'assumed path',
})
export const getIngenicoStatus = schemas({
  params: status,
  response: PaymentStatus,
  summary: 'The state of a UnionPay payment; flag 1 asks the provider now (C-6.6).',
  undocumented: 'assumed path',
})
export const getWorldpayStatus = schemas({
  params: status,
  response: PaymentStatus,
  summary: 'The state of a card payment; flag 1 asks the provider now (C-6.6).',
  undocumented: 'assumed path',
})
export const getWorldpayChallenge = schemas({
  params: z.object({ orderId: id }),
  response: Challenge,
  summary: 'Where the bank asks for the 3-D Secure code (C-6.6).',
  undocumented: 'assumed path',
})
export const setCitconPayment = schemas({
  params: order,
  body: z.object({
    paymentMethod: z.looseObject({
      method: z.string(),
      additional_data: z.optional(
        z.looseObject({ vendor: z.optional(z.enum(['alipay', 'wechatpay', 'upop'])) }),
      ),
    }),
  }),
  response: z.looseObject({ url: z.string(), payment_id: z.string() }),
  summary: 'Starts WeChat Pay, Alipay or UnionPay through Citcon (C-6.6).',
})
export const setOrderPayment = schemas({
  params: order,
  body: z.object({ paymentMethod: z.looseObject({ method: z.string() }) }),
  response: z.looseObject({ result: z.string(), need_payment: flag }),
  summary: 'Changes the payment method of an unpaid order (C-6.6).',
})
export const getPlanetPayment = schemas({
  params: z.object({ paymentId: z.string() }),
  response: z.looseObject({
    status: z.string(),
    /** Our addition: status of the order, which may be cancelled whatever the state of its payment. */
    order_status: z.optional(z.string()),
  }),
  summary: 'The state of a Planet payment: PENDING, PROCESSING, SUCCESS, FAILED, CANCELLED (C-6.6).',
})
