import { refusal } from '../contract/refusal.ts'

/** Refusals of a payment. */
export const paymentRefusals = {
  methodUnavailable: refusal('payment', 'The requested Payment Method is not available.'),
  cardUnreadable: refusal('card', 'The card details could not be read. Check them and try again.'),
  cardsDeclined: refusal(
    'cardWait',
    'Too many card payments were declined. Please wait %1 minutes or choose another payment method.',
    429,
  ),
  running: refusal('cardRunning', 'Payment is still being processed', 429),
  noAnswer: refusal(
    'noAnswer',
    'The payment provider does not answer. Please try again in a few minutes.',
    502,
  ),
}
