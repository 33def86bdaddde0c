import { readProduct } from '#domain/catalogue/product-view.ts'
import type { Product, SearchSuggestions } from '#domain/catalogue/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { Icon } from '#design-system/text/Icon'
import { Packshot } from '#design-system/commerce/Packshot'
import { Price } from '#design-system/commerce/Price'
import type { SearchSuggestion } from '#design-system/fields/SearchField'
import type { IntlShape } from 'react-intl'

/** A suggestion with the page that it leads to. */
export interface Destination extends SearchSuggestion {
  href: string
  /** What it searches for, if it is a search. */
  search?: string
}

const searchFor = (label: string, kind: string): Destination => ({
  value: `${kind} ${label}`,
  label,
  search: label,
  href: paths.categories({ q: label }),
})

/** A product with its pack, and the price that its card shows. */
function productDestination(item: Product, group?: string): Destination {
  const { sku, name, images, ground, stock, finalMinor, hasFromPrice } = readProduct(item)
  return {
    value: `product ${sku}`,
    label: name,
    group,
    href: paths.product(sku),
    picture: (
      <Packshot src={images[0]?.src ?? ''} alt="" ground={ground} size="xs" isMuted={stock === 'out'} />
    ),
    detail: <Price now={finalMinor} isFrom={hasFromPrice} size="sm" />,
  }
}

/** What a typed text may mean: needs, categories, products. */
export const typedDestinations = (
  { needs, categories, products, items }: SearchSuggestions,
  intl: IntlShape,
): readonly Destination[] => [
  ...needs.map((label) => searchFor(label, 'need')),
  ...categories.map(({ id, parent_id: parent, name }) => ({
    value: `category ${id}`,
    label: name,
    detail: intl.formatMessage({ id: 'shell.nav.categories' }),
    href: parent === null ? paths.category(id) : paths.category(parent, id),
  })),
  ...(items
    ? items.map((item) => productDestination(item))
    : products.map(({ sku, name }) => ({ value: `product ${sku}`, label: name, href: paths.product(sku) }))),
]

/** What an empty field offers: the searches of this device, then what is popular. */
export const idleDestinations = (
  recent: readonly string[],
  popular: readonly Product[],
  intl: IntlShape,
): readonly Destination[] => [
  ...recent.map((text) => ({
    ...searchFor(text, 'recent'),
    picture: <Icon name="clock" size="sm" />,
    group: intl.formatMessage({ id: 'shell.search.recent' }),
    removeLabel: intl.formatMessage({ id: 'shell.search.forget' }, { text }),
  })),
  ...popular.map((item) => productDestination(item, intl.formatMessage({ id: 'shell.search.popular' }))),
]
