import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { ok } from '../contract/wire.ts'
import { Invitation, Invitee, UplineAccount, uplineRoles } from './schema.ts'

export const searchUpline = endpoint({
  name: 'searchUpline',
  method: 'POST',
  path: '/jde/enroller/search',
  access: 'self',
  body: z.object({ account: z.string(), type: z.enum(uplineRoles) }),
  response: UplineAccount,
  encoded: true,
  summary:
    'Finds an enroller or sponsor by account number; 400 `No Associate was found`, `User type does not match; …` (contract.md §7).',
})
export const inviteNewcomer = endpoint({
  name: 'inviteNewcomer',
  method: 'POST',
  path: '/jde/enroller/invite',
  access: 'self',
  body: z.object({ invitee: Invitee }),
  response: Invitation,
  encoded: true,
  affects: ['listInvitations'],
  summary:
    'Invites somebody by SMS; 400 `Email address already exists`, the texts of enroller and sponsor, `Your submission has been declined, please verify your input` (contract.md §7).',
})
export const resendInvitation = endpoint({
  name: 'resendInvitation',
  method: 'GET',
  path: '/jde/enroller/send/:id',
  access: 'self',
  params: z.object({ id: z.string() }),
  response: ok,
  changesState: true,
  affects: ['listInvitations'],
  summary:
    'Sends the SMS of an invitation again; 400 `Invitation was sent less than %1 minutes ago.` Never prefetched, never retried (contract.md §7).',
})
export const getInvitation = endpoint({
  name: 'getInvitation',
  method: 'GET',
  path: '/jde/enroller/get/:maskId',
  access: 'anonymous',
  params: z.object({ maskId: z.string() }),
  response: Invitation,
  encoded: true,
  summary:
    'The invitation behind a link /invite/{mask_id}, until the invitee has registered; 404 `This invitation is invalid or has expired, please request a new one.` (contract.md §7, decisions.md A-92).',
})
export const listInvitations = endpoint({
  name: 'listInvitations',
  method: 'GET',
  path: '/jde/enroller/get',
  access: 'self',
  response: z.array(Invitation),
  encoded: true,
  summary: "The associate's invitations, failed ones first, then the newest (contract.md §7).",
})
