import type { LanguageCode } from '#domain/store/languages.ts'
import { formatMoney } from '#domain/money/money.ts'
import { shippingOffers } from '#service/checkout/shipping-methods.ts'
import { inLanguage } from '#service/languages/six-languages.ts'
import { z } from 'zod'
import { six, textsOf } from '#service/languages/text-file.ts'
import file from './delivery-fees.json' with { type: 'json' }

const columns = z.array(six).parse(file.columns)
const regions = textsOf(file.regions)

/** The delivery fees, and the value of goods from which each is free, as an HTML table. It takes them from the checkout's own rule, so that the two always agree. */
export function deliveryFees(language: LanguageCode): string {
  const rows = Object.entries(regions).flatMap(([countryId, name]) =>
    shippingOffers({ countryId, city: '', idNumber: '-', weightG: 0, subtotalMinor: 0 }, language).map(
      (offer) =>
        `<tr><td>${inLanguage(name, language)}</td><td>${offer.carrierTitle} · ${offer.methodTitle}</td><td>${formatMoney(offer.feeMinor)}</td><td>${offer.freeFromMinor === undefined ? '–' : formatMoney(offer.freeFromMinor)}</td></tr>`,
    ),
  )
  return `<table><thead><tr>${columns.map((column) => `<th scope="col">${inLanguage(column, language)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}
