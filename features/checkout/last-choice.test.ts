import { expect, it, vi } from 'vitest'

const stored = vi.hoisted(() => new Map<string, string>())
vi.stubGlobal('document', { cookie: '' })
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
})
const { lastDelivery, lastPayment } = await import('./last-choice.ts')

it('checkout begins with the choices of the same customer alone', () => {
  lastPayment.remember(7, 'worldpay')
  lastDelivery.remember(7, 'sfexpress_locker')
  expect([7, 8, undefined].map((id) => lastPayment.read(id))).toEqual(['worldpay', '', ''])
  expect([7, 8, undefined].map((id) => lastDelivery.read(id))).toEqual(['sfexpress_locker', '', ''])
  lastPayment.remember(undefined, 'planet')
  expect(lastPayment.read(7)).toBe('worldpay')
})

it('what another program wrote is no choice', () => {
  stored.set('last_payment', '<script>')
  stored.set('last_delivery', 'x:sfexpress_locker')
  expect([lastPayment.read(7), lastDelivery.read(7)]).toEqual(['', ''])
})
