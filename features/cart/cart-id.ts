import { customerSlot } from '#features/kit/storage.ts'

/**
 * Masked id of the guest's cart, stored under 'customer'.cartId. A number there belongs to a signed-in
 * customer's cart.
 */
export function readGuestCartId(): string | undefined {
  const cartId = customerSlot.read()?.cartId
  return typeof cartId === 'string' && cartId !== '' ? cartId : undefined
}

/** Stores the guest's cart id, or removes it with null; the rest of the record stays. */
export function writeGuestCartId(cartId: string | null): void {
  customerSlot.write({ customer_type: 'guest', ...customerSlot.read(), cartId })
}
