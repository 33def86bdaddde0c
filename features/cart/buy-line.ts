import { buyNowQuery } from '#domain/cart/buy-now.ts'
import { isSameChoice } from '#domain/cart/same-choice.ts'
import type { Cart, CartItem } from '#domain/cart/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { makeChange, type Change } from '#features/kit/change.ts'
import type { QueryClient } from '@tanstack/react-query'
import { addLine, isGone, isSignedIn, type NewLine } from './cart-calls.ts'
import { readGuestCartId } from './cart-id.ts'
import { changeLine } from './line-calls.ts'
import { cartQuery } from './queries.ts'

/** Sets a line that the cart has already to the wanted quantity; adds any other. */
async function putLine(cart: Cart | null | undefined, line: NewLine): Promise<CartItem> {
  const there = cart?.items?.find((item) => isSameChoice(item, line))
  if (!there) return addLine(line)
  if (there.qty === line.quantity) return there
  try {
    return await changeLine(there, line.quantity)
  } catch (error) {
    // removed in another tab meanwhile
    if (!isGone(error)) throw error
    return addLine(line)
  }
}

/**
 * "Buy now": the cart holds the line in exactly this quantity afterwards, also when it is pressed again. Resolves to
 * the checkout's address, which names the line.
 * @throws the failure of the change
 */
export async function buyLine(
  client: QueryClient,
  changing: Pick<Change<never, never>, 'calls' | 'scope' | 'onError'>,
  line: NewLine,
): Promise<string> {
  const cart = client.getQueryData(cartQuery(isSignedIn() ? undefined : (readGuestCartId() ?? '')).queryKey)
  const run = (wanted: NewLine) => putLine(cart, wanted)
  const { sku } = await makeChange(client, { ...changing, run }, line)
  return paths.checkout(buyNowQuery({ sku: sku ?? line.sku, quantity: line.quantity }))
}
