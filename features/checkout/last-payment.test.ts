import { expect, it, vi } from 'vitest'

const stored = vi.hoisted(() => new Map<string, string>())
vi.stubGlobal('document', { cookie: '' })
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
})
const { lastPayment, rememberPayment } = await import('./last-payment.ts')

it('checkout begins with the method of the same customer alone', () => {
  rememberPayment(7, 'worldpay')
  expect([lastPayment(7), lastPayment(8), lastPayment(undefined)]).toEqual(['worldpay', '', ''])
  rememberPayment(undefined, 'planet')
  expect(lastPayment(7)).toBe('worldpay')
})
it('what another program wrote is no method', () => {
  stored.set('last_payment', '<script>')
  expect(lastPayment(7)).toBe('')
})
