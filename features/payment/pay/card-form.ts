import { cardFaults, type CardFault } from '#domain/payment/card.ts'
import { withRule } from '#features/kit/form/with-rule.ts'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import * as z from 'zod/mini'

const messages: Readonly<Record<CardFault, NonNullable<MessageDescriptor['id']>>> = {
  required: 'payment.card.required',
  number: 'payment.card.badNumber',
  expiry: 'payment.card.badExpiry',
  cvc: 'payment.card.badCvc',
}
const field = z.string()

/** The fields of a card. @param today 'YYYY-MM-DD' in Hong Kong; null where no card is paid with and nothing is checked */
export const cardForm = (intl: IntlShape, today: string | null) =>
  withRule(z.object({ number: field, name: field, expiry: field, cvc: field }), (card) =>
    today === null
      ? {}
      : Object.fromEntries(
          Object.entries(cardFaults(card, today)).map(([name, fault]) => [
            name,
            intl.formatMessage({ id: messages[fault] }),
          ]),
        ),
  )
