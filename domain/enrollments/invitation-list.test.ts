import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countInvitations, maskMobile, sortInvitations } from './invitation-list.ts'
import { invitationStatuses } from './invitation-statuses.ts'

const invitation = (id: number, status: (typeof invitationStatuses)[number], sent_at: string | null) => ({
  id,
  status,
  sent_at,
  created_at: '2026-10-01 00:00:00',
})

describe('the list of invitations', () => {
  it('begins with the failed ones and goes on with the newest', () => {
    const sorted = sortInvitations([
      invitation(1, 'upgraded', '2026-10-14 01:00:00'),
      invitation(2, 'pending', '2026-11-22 00:47:00'),
      invitation(3, 'failed', '2026-11-20 10:42:00'),
      invitation(4, 'sent', null),
      invitation(5, 'failed', '2026-11-21 10:42:00'),
      invitation(6, 'pending', '2026-11-22 00:47:00'),
    ])
    expect(sorted.map(({ id }) => id)).toEqual([5, 3, 6, 2, 1, 4])
  })
  it('counts every invitation once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...invitationStatuses)), (statuses) => {
        const counts = countInvitations(statuses.map((status) => ({ status })))
        expect(Object.keys(counts)).toEqual([...invitationStatuses])
        return Object.values(counts).reduce((sum, n) => sum + n, 0) === statuses.length
      }),
    )
  })
  it.each([
    ['852', '51002210', '+852 •••• 2210'],
    ['86', '13800138000', '+86 ••••••• 8000'],
    ['66', '123', '+66 123'],
    [null, null, ''],
    [null, '51002210', '•••• 2210'],
  ])('shows the mobile %s %s as "%s"', (prefix, mobile, text) => {
    expect(maskMobile(prefix, mobile)).toBe(text)
  })
})
