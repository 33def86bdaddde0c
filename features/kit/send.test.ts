import { placeOrder } from '#domain/checkout/api.ts'
import { expect, it, vi } from 'vitest'
import { send } from './send.ts'
import type { ServiceFault } from './service-fault.ts'

// as after a lost connection, or a new version of the shop
vi.mock('#domain/contract/refusal-table.ts', () => {
  throw new Error('Failed to fetch')
})

/** The fault of a call that is answered so. */
const faultOf = (body: object): Promise<ServiceFault> =>
  send(
    placeOrder,
    { body: { paymentMethod: { method: 'card' } } },
    {
      language: 'th',
      token: 'token',
      origin: 'http://service.test',
      fetch: () => Promise.resolve(Response.json(body, { status: 400 })),
      retries: 0,
    },
    {},
  ).then(
    () => expect.unreachable(),
    (error: unknown) => error as ServiceFault,
  )

it.each([
  [{ message: "The quote couldn't be saved.", code: 'cart.full' }, 'cart.full'],
  [{ message: 'Incorrect CAPTCHA', code: 5020 }, undefined],
  [{ message: 'Incorrect CAPTCHA', code: '5020' }, undefined],
])('%j needs no table of sentences', async (body, code) => {
  expect((await faultOf(body)).refusal).toBe(code)
})

it('an answer without a code has the general message when the table cannot be loaded', async () => {
  expect((await faultOf({ message: "The quote couldn't be saved." })).refusal).toBe('generic')
})
