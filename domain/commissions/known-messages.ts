/**
 * Messages of the service that mean "nothing to show": a state of the screen, not an error, so neither notified nor
 * reported (associate-business.md §8).
 */
export type NothingToShow = 'noDetails' | 'noChecks' | 'paymentOption' | 'noCustomer'

/** The documents give only a part of the message, so that part is matched (decisions.md A-143). */
const known: readonly (readonly [RegExp, NothingToShow])[] = [
  [/unable to find details/i, 'noDetails'],
  [/no checks? (is |are )?available/i, 'noChecks'],
  [/payment option (is |are )?missing|missing payment option/i, 'paymentOption'],
  [/customer does(n't| not) exist/i, 'noCustomer'],
]

/** The state that a commission call's message stands for; undefined for an error. */
export const nothingToShow = (message: string): NothingToShow | undefined =>
  known.find(([words]) => words.test(message))?.[1]
