import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { ok } from '../contract/wire.ts'
import { Invitation, Invitee, UplineAccount, uplineRoles } from './schema.ts'

export const searchUpline = schemas({
  body: z.object({ account: z.string(), type: z.enum(uplineRoles) }),
  response: UplineAccount,
  summary:
    'Finds an enroller or sponsor by account number, with initials unless the name is shared; 400 `No Associate was found`, `User type does not match; …` (C-7.2).',
})
export const inviteNewcomer = schemas({
  body: z.object({ invitee: Invitee }),
  response: Invitation,
  summary:
    'Invites somebody by SMS into the line of the caller; 400 `Email address already exists`, the texts of enroller and sponsor, `Your submission has been declined, please verify your input` (C-7.2).',
})
export const resendInvitation = schemas({
  params: z.object({ id: z.string() }),
  response: ok,
  summary:
    'Sends the SMS of an invitation again; 400 `Invitation was sent less than %1 minutes ago.` Never prefetched, never retried (C-7.2).',
})
export const getInvitation = schemas({
  params: z.object({ maskId: z.string() }),
  response: Invitation,
  summary:
    'The invitation behind a link /invite/{mask_id}, until the invitee has registered; 404 `This invitation is invalid or has expired, please request a new one.` (C-7.2, A-92).',
})
export const listInvitations = schemas({
  response: z.array(Invitation),
  summary: "The associate's invitations, failed ones first, then the newest (C-7.2).",
})
