import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { additionPaths } from '../contract/unshown-paths.ts'
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

export const getApplicationInit = endpoint({
  name: 'getApplicationInit',
  method: 'GET',
  path: '/customer/application/init',
  access: 'self',
  query: z.object({ customerId: id }),
  response: ApplicationInit,
  encoded: true,
  summary:
    "Whether changes are open, the customer's applications and the present referrer (contract.md §7, associate-business.md §4).",
})
export const checkReferral = endpoint({
  name: 'checkReferral',
  method: 'GET',
  path: '/customer/application/check/referral',
  access: 'self',
  query: z.object({ referralId: z.string() }),
  response: z.nullable(ReferrerInfo),
  encoded: true,
  summary:
    'The associate of a number; 400 `No relevant data was found for this account`, `New associate referrer ID not found.`, `User type does not match; only associate accounts can be used as enrollers.` (contract.md §7).',
})
export const checkApplicationOrder = endpoint({
  name: 'checkApplicationOrder',
  method: 'GET',
  path: '/customer/application/check/order',
  access: 'self',
  query: z.object({ orderId: z.string() }),
  response: z.nullable(CheckedOrder),
  encoded: true,
  summary:
    "The products of one of the customer's orders by its number; 400 `Verification failed, please enter the correct order number` (contract.md §7).",
})
export const saveApplication = endpoint({
  name: 'saveApplication',
  method: 'POST',
  path: '/customer/application/save',
  access: 'self',
  query: z.object({ mobile: z.string(), code: z.string(), prefix: z.literal(APPLICATION_PREFIX) }),
  body: z.object({ application: NewApplication }),
  response: z.looseObject({ result: z.boolean(), app_id: id }),
  encoded: true,
  affects: ['getApplicationInit', 'listApplications'],
  summary:
    'Files an application with the code that was sent to the mobile; the same request again is the same application (contract.md §7, decisions.md A-96).',
})
export const listApplications = endpoint({
  name: 'listApplications',
  method: 'GET',
  path: '/customer/application/list',
  access: 'self',
  query: z.object({
    sort: z._default(z.string(), '1'),
    type: z.optional(z.enum(applicationTypes)),
    status: z.optional(z.enum(applicationStatuses)),
  }),
  response: z.array(ApplicationSummary),
  encoded: true,
  summary: "The customer's applications, newest first with sort=1 (contract.md §7).",
})
export const getApplication = endpoint({
  name: 'getApplication',
  method: 'GET',
  path: '/customer/application/detail',
  access: 'self',
  query: z.object({ appId: id }),
  response: FiledApplication,
  encoded: true,
  summary: "One application with what was filed; 404 for another's (contract.md §7).",
})
export const getApplicationPhoto = endpoint({
  name: 'getApplicationPhoto',
  method: 'GET',
  path: additionPaths.getApplicationPhoto,
  access: 'self',
  query: z.object({ appId: id, photo: id }),
  response: z.looseObject({ content_type: z.string(), content: z.string() }),
  encoded: true,
  summary:
    "A proof photo, in base64, for its owner alone; `photo` counts from 0. An addition of ours: pictures in public media would be anybody's.",
})
