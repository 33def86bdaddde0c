import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { attribute, ok } from '../contract/wire.ts'
import { Customer } from './schema.ts'

export const getMe = endpoint({
  name: 'getMe', method: 'GET', path: '/customers/me', access: 'self', response: Customer,
  summary: 'The signed-in customer (contract.md §2.5).',
})

export const updateMe = endpoint({
  name: 'updateMe', method: 'PUT', path: '/customers/me', access: 'self',
  body: z.object({
    customer: z.looseObject({ email: z.optional(z.nullable(z.string())), firstname: z.optional(z.nullable(z.string())), lastname: z.optional(z.nullable(z.string())), dob: z.optional(z.nullable(z.string())), custom_attributes: z.optional(z.array(attribute)) }),
    passwordHash: z.optional(z.string()),
  }),
  response: Customer, affects: ['getMe'],
  summary: 'Changes the signed-in customer: name, e-mail, terms acceptance (tc_agreed_status), sponsor (contract.md §2.5, §5.1).',
})

export const verifyChineseId = endpoint({
  name: 'verifyChineseId', method: 'GET', path: '/customer/verifyid/:id', access: 'self', params: z.object({ id: z.string() }), response: ok,
  summary: 'Checks a Chinese ID number with the authority; 400 `Chinese ID is not valid` (contract.md §6.2).',
})
