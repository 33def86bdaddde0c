import { mustPayNow } from './payment-state.ts'
import type { Order } from './schema.ts'

type Answer =
  | { readonly items: readonly Order[]; readonly pending_count?: number | undefined }
  | readonly Order[]

const isList = (answer: Answer): answer is readonly Order[] => Array.isArray(answer)

/** How many orders wait for payment: as the service counts them on all pages, otherwise those of the answer. */
export function waitingForPayment(answer: Answer): number {
  if (isList(answer)) return waitingForPayment({ items: answer })
  return answer.pending_count ?? answer.items.filter(({ status }) => mustPayNow(status)).length
}
