import { storageSlot } from '#features/kit/storage.ts'

/** A code that a customer chose for the last order, kept in this browser so that the next checkout preselects it. */
function lastChoice(key: string) {
  const slot = storageSlot(
    key,
    (value): value is string => typeof value === 'string' && /^\d+:\w+$/.test(value),
    'text',
  )
  return {
    /** Returns the code; '' without one, or when another customer left it. */
    read(customerId: number | undefined): string {
      const [id, code = ''] = (slot.read() ?? '').split(':')
      return customerId !== undefined && id === String(customerId) ? code : ''
    },
    remember(customerId: number | undefined, code: string): void {
      if (customerId !== undefined) slot.write(`${customerId}:${code}`)
    },
  }
}

/** Code of the payment method. */
export const lastPayment = lastChoice('last_payment')
/** Carrier and method of the delivery, as `methodValue` joins them. */
export const lastDelivery = lastChoice('last_delivery')
