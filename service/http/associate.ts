import type { Caller, RequestContext } from './context.ts'
import type { Fault } from './fault.ts'

/**
 * The calling associate.
 * @throws Fault 401 when nobody is signed in, and `refusal` for anyone who is not an associate
 */
export function requireAssociate({ requireCustomer }: RequestContext, refusal: () => Fault): Caller {
  const caller = requireCustomer()
  if (caller.group !== 'associate') throw refusal()
  return caller
}
