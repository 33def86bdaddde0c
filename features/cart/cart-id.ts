import { customerSlot } from '#features/kit/storage.ts'

/** The masked id of the guest's cart, kept under 'customer'.cartId (shopping.md §3). A number there is a signed-in customer's cart and no guest's. */
export function readGuestCartId(): string | undefined {
  const kept = customerSlot.read()?.cartId
  return typeof kept === 'string' && kept !== '' ? kept : undefined
}

/** Remembers the guest's cart, or with null forgets it; the rest of the record stays. */
export function writeGuestCartId(cartId: string | null): void {
  customerSlot.write({ customer_type: 'guest', ...customerSlot.read(), cartId })
}
