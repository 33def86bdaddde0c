import { expect, it } from 'vitest'
import { deliveryDays } from '#domain/orders/arrival.ts'
import { languages } from '#domain/store/languages.ts'
import { carrierText } from './shipping-texts.ts'

it.each(Object.entries(deliveryDays))(
  'the name of %s says its days in all six languages',
  (method, [least, most]) => {
    for (const { code } of languages)
      expect(carrierText('sfexpress', method, code).methodTitle, code).toContain(`${least}–${most}`)
  },
)
