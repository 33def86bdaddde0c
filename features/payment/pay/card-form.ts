import { cardFaults, type CardFault } from '#domain/payment/card.ts'
import type { MessageId } from '#features/kit/form/message.ts'
import { withRule } from '#features/kit/form/message.ts'
import * as z from 'zod/mini'

const anyText = z.string()

const messages: Readonly<Record<CardFault, MessageId>> = {
  required: 'payment.card.required',
  number: 'payment.card.badNumber',
  expiry: 'payment.card.badExpiry',
  cvc: 'payment.card.badCvc',
}

/** The fields of a card. @param today 'YYYY-MM-DD' in Hong Kong; null where no card is paid with and nothing is checked */
export const cardForm = (today: string | null) =>
  withRule(z.object({ number: anyText, name: anyText, expiry: anyText, cvc: anyText }), (card) =>
    today === null
      ? {}
      : Object.fromEntries(
          Object.entries(cardFaults(card, today)).map(([name, fault]) => [name, messages[fault]]),
        ),
  )
