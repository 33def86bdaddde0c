/** Seconds until the card that stays in progress is paid. */
export const IN_PROGRESS_SECONDS = 30

/** Security code of every card, and the code that passes 3-D Secure. */
export const CVC = '123'
export const CHALLENGE_CODE = '1234'

/** The cards of the sandbox, for testers. */
export const testCards: readonly { readonly number: string; readonly does: string }[] = [
  { number: '4111 1111 1111 1111', does: 'Paid at once.' },
  { number: '4000 0000 0000 0002', does: 'Declined.' },
  {
    number: '4000 0000 0000 3220',
    does: `Asks for the 3-D Secure code: ${CHALLENGE_CODE} pays, any other fails.`,
  },
  { number: '4000 0000 0000 0259', does: `Stays in progress, paid after ${IN_PROGRESS_SECONDS} seconds.` },
  {
    number: '6222 0200 0000 0005',
    does: 'UnionPay: the bank reviews it for a day (move the clock), then it is paid.',
  },
]
