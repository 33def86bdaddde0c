import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { attribute, ok } from '../contract/wire.ts'
import { Address, Customer } from './schema.ts'

export const getMe = schemas({ response: Customer, summary: 'The signed-in customer (C-2.5).' })

export const updateMe = schemas({
  body: z.object({
    customer: z.looseObject({
      email: z.optional(z.nullable(z.string())),
      firstname: z.optional(z.nullable(z.string())),
      lastname: z.optional(z.nullable(z.string())),
      dob: z.optional(z.nullable(z.string())),
      /** If present, it replaces the address book. */
      addresses: z.optional(z.array(Address)),
      custom_attributes: z.optional(z.array(attribute)),
      extension_attributes: z.optional(
        z.looseObject({
          security_code: z.optional(z.string()),
          current_code: z.optional(z.string()),
          current_password: z.optional(z.string()),
        }),
      ),
    }),
    passwordHash: z.optional(z.string()),
  }),
  response: Customer,
  summary:
    'Changes the signed-in customer: name, e-mail, mobile, terms acceptance (tc_agreed_status), and the sponsor with the confirmation of the name (C-2.5, C-5.1). Additions of ours, in extension_attributes: a new e-mail or mobile takes `current_password` or `current_code` (a code sent to the number on record), a new mobile also `security_code` (the code sent to it).',
})

export const verifyChineseId = schemas({
  params: z.object({ id: z.string() }),
  response: ok,
  summary: 'Checks a Chinese ID number with the authority; 400 `Chinese ID is not valid` (C-6.2).',
})
