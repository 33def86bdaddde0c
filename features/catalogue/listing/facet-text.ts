import type { Facet } from '#domain/catalogue/schema.ts'
import { formatMoney, toMinor } from '#domain/money/money.ts'
import type { IntlShape } from 'react-intl'

const dollars = (text: string): string => formatMoney(toMinor(text))

/**
 * Adds a label to a facet, since the service names facets and ranges by codes. A facet that has a label stays as it is.
 */
export function labelFacet(facet: Facet, intl: IntlShape): Facet {
  switch (facet.code) {
    case 'category':
      return { ...facet, label: intl.formatMessage({ id: 'catalogue.facet.category' }) }
    case 'brand':
      return { ...facet, label: intl.formatMessage({ id: 'catalogue.facet.brand' }) }
    case 'form':
      return { ...facet, label: intl.formatMessage({ id: 'catalogue.facet.form' }) }
    case 'audience':
      return { ...facet, label: intl.formatMessage({ id: 'catalogue.facet.audience' }) }
    case 'offer':
      return {
        ...facet,
        label: intl.formatMessage({ id: 'catalogue.facet.offers' }),
        options: facet.options.map((option) => ({
          ...option,
          label: intl.formatMessage({ id: 'catalogue.facet.onOffer' }),
        })),
      }
    case 'inStock':
      return {
        ...facet,
        label: intl.formatMessage({ id: 'catalogue.facet.stock' }),
        options: facet.options.map((option) => ({
          ...option,
          label: intl.formatMessage({ id: 'catalogue.facet.inStock' }),
        })),
      }
    case 'price':
      return {
        ...facet,
        label: intl.formatMessage({ id: 'catalogue.facet.price' }),
        options: facet.options.map((option) => ({ ...option, label: priceText(option.value, intl) })),
      }
    default:
      return facet
  }
}

/** `100-200` → "HK$100.00–HK$200.00", `-100` and `0-100` → "Under HK$100.00", `400-` → "HK$400.00 and over". */
function priceText(value: string, intl: IntlShape): string {
  const [from = '', to = ''] = value.split('-')
  if (to === '') return intl.formatMessage({ id: 'catalogue.facet.over' }, { amount: dollars(from) })
  if (Number(from) === 0) return intl.formatMessage({ id: 'catalogue.facet.under' }, { amount: dollars(to) })
  return intl.formatMessage({ id: 'catalogue.facet.between' }, { least: dollars(from), most: dollars(to) })
}
