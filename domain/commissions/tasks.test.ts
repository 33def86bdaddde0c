import { describe, expect, it } from 'vitest'
import { countInvitations, tasksOf } from './tasks.ts'

const expiry = { kind: 'inDays', days: 3 } as const
const dueOrder = { id: 7, number: '000000007', amountMinor: 45_800 }

describe('what an associate has to do', () => {
  it('is nothing when nothing waits, and when nothing is known', () => {
    expect(tasksOf({})).toEqual([])
    expect(
      tasksOf({
        expiry: null,
        invitations: [{ id: 1, status: 'sent' }],
        waitingMinor: 0,
        hasPayoutAccount: false,
      }),
    ).toEqual([])
  })
  it('comes in the order in which it presses', () => {
    const tasks = tasksOf({
      waitingMinor: 128_450,
      hasPayoutAccount: false,
      invitations: [
        { id: 1, status: 'failed' },
        { id: 2, status: 'upgraded' },
        { id: 3, status: 'failed' },
      ],
      expiry,
      dueOrder,
    })
    expect(tasks).toEqual([
      { id: 'order', orderId: 7, number: '000000007', amountMinor: 45_800 },
      { id: 'renewal', expiry },
      { id: 'invitations', count: 2 },
      { id: 'payout', waitingMinor: 128_450 },
    ])
  })
  it.each([
    ['is one to open when a cent waits without one', false, 1, true],
    ['is none where there is one', true, 100, false],
    ['is none while nothing waits', false, 0, false],
    ['is none while nobody knows whether there is one', undefined, 100, false],
    ['is none while nobody knows what waits', false, undefined, false],
  ])('a payout account %s', (_, hasPayoutAccount, waitingMinor, asks) => {
    expect(tasksOf({ hasPayoutAccount, waitingMinor }).length > 0).toBe(asks)
  })
  it('counts invitations that are under way apart from those that were not sent', () => {
    expect(
      countInvitations(
        (['failed', 'sent', 'pending', 'registered', 'upgraded', 'pending'] as const).map((status) => ({
          status,
        })),
      ),
    ).toEqual({ open: 3, failed: 1 })
    expect(countInvitations([])).toEqual({ open: 0, failed: 0 })
  })
})
