import type { Facet } from '#domain/catalogue/schema.ts'
import { formatMoney, toMinor } from '#domain/money/money.ts'
import type { IntlShape } from 'react-intl'

const dollars = (text: string): string => formatMoney(toMinor(text)).replace(/\.00$/, '')

/** The service names facets and ranges by codes; these are their words. A facet it words itself stays as it is. */
export function facetInWords(facet: Facet, intl: IntlShape): Facet {
  switch (facet.code) {
    case 'category': return { ...facet, label: intl.formatMessage({ id: 'catalogue.facet.category' }) }
    case 'brand': return { ...facet, label: intl.formatMessage({ id: 'catalogue.facet.brand' }) }
    case 'inStock': return { ...facet, label: intl.formatMessage({ id: 'catalogue.facet.stock' }), options: facet.options.map((option) => ({ ...option, label: intl.formatMessage({ id: 'catalogue.facet.inStock' }) })) }
    case 'price': return { ...facet, label: intl.formatMessage({ id: 'catalogue.facet.price' }), options: facet.options.map((option) => ({ ...option, label: priceInWords(option.value, intl) })) }
    default: return facet
  }
}

/** `100-200` → "HK$100–HK$200", `-100` and `0-100` → "Under HK$100", `400-` → "HK$400 and over". */
function priceInWords(value: string, intl: IntlShape): string {
  const [least = '', most = ''] = value.split('-')
  if (most === '') return intl.formatMessage({ id: 'catalogue.facet.over' }, { amount: dollars(least) })
  if (Number(least) === 0) return intl.formatMessage({ id: 'catalogue.facet.under' }, { amount: dollars(most) })
  return intl.formatMessage({ id: 'catalogue.facet.between' }, { least: dollars(least), most: dollars(most) })
}
