import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { id } from '../contract/wire.ts'
import { APPLICATION_PREFIX, applicationStatuses, applicationTypes } from './kinds.ts'
import {
  ApplicationInit,
  ApplicationSummary,
  CheckedOrder,
  FiledApplication,
  NewApplication,
  ReferrerInfo,
} from './schema.ts'

export const getApplicationInit = schemas({
  query: z.object({ customerId: id }),
  response: ApplicationInit,
  summary: "Whether changes are open, the customer's applications and the present referrer (C-7.1, R-658).",
})
export const checkReferral = schemas({
  query: z.object({ referralId: z.string() }),
  response: z.nullable(ReferrerInfo),
  summary:
    'The associate of a number, with initials unless the name is shared; 400 `No relevant data was found for this account`, `New associate referrer ID not found.`, `User type does not match; only associate accounts can be used as enrollers.` (C-7.1).',
})
export const checkApplicationOrder = schemas({
  query: z.object({ orderId: z.string() }),
  response: z.nullable(CheckedOrder),
  summary:
    "The products of one of the customer's orders by its number; 400 `Verification failed, please enter the correct order number` (C-7.1).",
})
export const saveApplication = schemas({
  query: z.object({ mobile: z.string(), code: z.string(), prefix: z.literal(APPLICATION_PREFIX) }),
  body: z.object({ application: NewApplication }),
  response: z.looseObject({ result: z.boolean(), app_id: id }),
  summary:
    'Files an application with the code that was sent to the mobile; the same request again is the same application (C-7.1, A-96).',
})
export const listApplications = schemas({
  query: z.object({
    sort: z._default(z.string(), '1'),
    type: z.optional(z.enum(applicationTypes)),
    status: z.optional(z.enum(applicationStatuses)),
  }),
  response: z.array(ApplicationSummary),
  summary: "The customer's applications, newest first with sort=1 (C-7.1).",
})
export const getApplication = schemas({
  query: z.object({ appId: id }),
  response: FiledApplication,
  summary: "One application with what was filed; 404 for another's (C-7.1).",
})
export const getApplicationPhoto = schemas({
  query: z.object({ appId: id, photo: id }),
  response: z.looseObject({ content_type: z.string(), content: z.string() }),
  summary:
    "A proof photo, in base64, for its owner alone; `photo` counts from 0. An addition of ours: pictures in public media would be anybody's.",
  undocumented: 'addition',
})
