import { describe, expect, it } from 'vitest'
import { paymentDeadline } from './deadline.ts'

const at = (text: string) => Date.parse(text)
const here = at('2026-11-21T07:20:00Z')

describe('the time limit of an unpaid order', () => {
  it('is what the service says, by the service\'s clock', () => {
    expect(paymentDeadline({ created_at: '2026-11-21 07:12:00', extension_attributes: { pay_before: '2026-11-21 07:42:00', server_time: '2026-11-21 07:14:19' } }, 480, here))
      .toEqual({ deadline: at('2026-11-21T07:42:00Z'), serverNow: at('2026-11-21T07:14:19Z') })
  })
  it('follows the lifetime in minutes where the order does not say it', () => {
    expect(paymentDeadline({ created_at: '2026-11-21 07:12:00' }, 30, here)).toEqual({ deadline: at('2026-11-21T07:42:00Z'), serverNow: here })
  })
  it.each([[{ created_at: '2026-11-21 07:12:00' }, 0], [{}, 30], [{ extension_attributes: { pay_before: 'soon' } }, 30]])('is unknown for %j with a lifetime of %d', (order, lifetime) => {
    expect(paymentDeadline(order, lifetime, here)).toBeNull()
  })
})
