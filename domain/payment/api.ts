import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { assumedPaths } from '../contract/unshown-paths.ts'
import { flag, id } from '../contract/wire.ts'
import { Challenge, IngenicoStart, PaymentStatus, WorldpayStart } from './schema.ts'

const order = z.object({ id })
const status = z.object({ orderId: id, flag: z.enum(['0', '1']) })

export const listWorldpayTypes = endpoint({
  name: 'listWorldpayTypes',
  method: 'POST',
  path: assumedPaths.listWorldpayTypes,
  access: 'anonymous',
  body: z.object({ countryId: z.string() }),
  response: z.union([z.array(z.string()), z.record(z.string(), z.string())]),
  encoded: true,
  summary: 'Card types the second provider takes in a country, always HK (contract.md §6.6).',
})
export const getWorldpayKey = endpoint({
  name: 'getWorldpayKey',
  method: 'GET',
  path: assumedPaths.getWorldpayKey,
  access: 'anonymous',
  response: z.string(),
  summary:
    "The provider's public key (SPKI, base64) that card data is encrypted with in the browser (contract.md §6.6).",
})
export const startIngenicoPayment = endpoint({
  name: 'startIngenicoPayment',
  method: 'POST',
  path: assumedPaths.startIngenicoPayment,
  access: 'self',
  body: z.object({ orderId: id, paymentProductId: z.optional(z.number()) }),
  response: IngenicoStart,
  encoded: true,
  affects: ['getOrder', 'listOrders'],
  summary: 'Starts a UnionPay payment (product 430); answers where to send the browser (contract.md §6.6).',
})
export const startWorldpayPayment = endpoint({
  name: 'startWorldpayPayment',
  method: 'POST',
  path: assumedPaths.startWorldpayPayment,
  access: 'self',
  body: z.object({
    orderId: id,
    paymentDetails: z.looseObject({ cc_type: z.string(), encryptedData: z.optional(z.string()) }),
  }),
  response: WorldpayStart,
  encoded: true,
  affects: ['getOrder', 'listOrders'],
  summary:
    'Starts a card payment with encrypted card data and cc_type ALL (contract.md §6.6); 429 with Retry-After after too many declined cards (addition).',
})
export const getIngenicoStatus = endpoint({
  name: 'getIngenicoStatus',
  method: 'GET',
  path: assumedPaths.getIngenicoStatus,
  access: 'self',
  params: status,
  response: PaymentStatus,
  encoded: true,
  summary: 'The state of a UnionPay payment; flag 1 asks the provider now (contract.md §6.6).',
})
export const getWorldpayStatus = endpoint({
  name: 'getWorldpayStatus',
  method: 'GET',
  path: assumedPaths.getWorldpayStatus,
  access: 'self',
  params: status,
  response: PaymentStatus,
  encoded: true,
  summary: 'The state of a card payment; flag 1 asks the provider now (contract.md §6.6).',
})
export const getWorldpayChallenge = endpoint({
  name: 'getWorldpayChallenge',
  method: 'GET',
  path: assumedPaths.getWorldpayChallenge,
  access: 'self',
  params: z.object({ orderId: id }),
  response: Challenge,
  encoded: true,
  summary: 'Where the bank asks for the 3-D Secure code (contract.md §6.6).',
})
export const setCitconPayment = endpoint({
  name: 'setCitconPayment',
  method: 'POST',
  path: '/order/:id/set-citcon-payment',
  access: 'self',
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
  encoded: true,
  affects: ['getOrder', 'listOrders'],
  summary: 'Starts WeChat Pay, Alipay or UnionPay through Citcon (contract.md §6.6).',
})
export const setOrderPayment = endpoint({
  name: 'setOrderPayment',
  method: 'POST',
  path: '/order/:id/set-payment-information/',
  access: 'self',
  params: order,
  body: z.object({ paymentMethod: z.looseObject({ method: z.string() }) }),
  response: z.looseObject({ result: z.string(), need_payment: flag }),
  encoded: true,
  affects: ['getOrder', 'listOrders'],
  summary: 'Changes the payment method of an unpaid order (contract.md §6.6).',
})
export const getPlanetPayment = endpoint({
  name: 'getPlanetPayment',
  method: 'GET',
  path: '/planet/payment/:paymentId',
  access: 'self',
  params: z.object({ paymentId: z.string() }),
  response: z.looseObject({
    status: z.string(),
    /** Our addition: status of the order, which may be cancelled whatever the state of its payment. */
    order_status: z.optional(z.string()),
  }),
  summary:
    'The state of a Planet payment: PENDING, PROCESSING, SUCCESS, FAILED, CANCELLED (contract.md §6.6).',
})
