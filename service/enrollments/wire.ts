import type * as z from 'zod/mini'
import type { Invitation } from '#domain/enrollments/schema.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import type { InvitationRow } from './store.ts'

/** An invitation as the contract shows one (C-7.2). */
export const invitationWire = (row: InvitationRow, now: Date): z.input<typeof Invitation> => ({
  id: row.id,
  mask_id: row.mask_id,
  firstname: row.firstname,
  lastname: row.lastname,
  email: row.email,
  prefix: row.mobile_prefix,
  mobile: row.mobile,
  status: row.status,
  enroller_id: row.enroller_id,
  sponsor_id: row.sponsor_id,
  language: row.language,
  created_at: formatServiceTime(row.created_at),
  sent_at: formatServiceTime(row.sent_at),
  now: formatServiceTime(now),
})
