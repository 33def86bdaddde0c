import { storageSlot } from '#features/kit/storage.ts'

const slot = storageSlot(
  'last_payment',
  (value): value is string => typeof value === 'string' && /^\d+:\w+$/.test(value),
  'text',
)

/** Returns the payment method this customer last used in this browser; '' without one. */
export function lastPayment(customerId: number | undefined): string {
  const [id, code = ''] = (slot.read() ?? '').split(':')
  return customerId !== undefined && id === String(customerId) ? code : ''
}

/** Remembers the payment method of an order, so that the next checkout preselects it. */
export const rememberPayment = (customerId: number | undefined, code: string): void => {
  if (customerId !== undefined) slot.write(`${customerId}:${code}`)
}
