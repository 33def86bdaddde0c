import { describe, expect, it } from 'vitest'
import { invitationStatuses } from './invitation-statuses.ts'
import { isLinkValid, linkExpiresAt } from './link.ts'

const sentAt = new Date('2026-11-22T10:00:00Z')
const after = (ms: number) => new Date(sentAt.getTime() + ms)

describe('the link of an invitation', () => {
  it.each(invitationStatuses)(
    'of one that is %s works for 30 days, until somebody has registered',
    (status) => {
      const isOpen = !['registered', 'upgraded'].includes(status)
      expect(isLinkValid(status, sentAt, sentAt)).toBe(isOpen)
      expect(isLinkValid(status, sentAt, after(30 * 86_400_000 - 1))).toBe(isOpen)
      expect(isLinkValid(status, sentAt, linkExpiresAt(sentAt))).toBe(false)
    },
  )
})
