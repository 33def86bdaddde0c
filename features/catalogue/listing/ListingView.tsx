import type { ProductView } from '#domain/catalogue/product-view.ts'
import type { Facet, Facets } from '#domain/catalogue/schema.ts'
import type { CategoryTree } from '#domain/store/schema.ts'
import { Breadcrumbs } from '#design-system/Breadcrumbs'
import { Button } from '#design-system/Button'
import { Container } from '#design-system/Container'
import { EmptyState } from '#design-system/EmptyState'
import { ErrorState } from '#design-system/ErrorState'
import { Heading } from '#design-system/Heading'
import { Inline } from '#design-system/Inline'
import { LinkButton } from '#design-system/LinkButton'
import { Pagination } from '#design-system/Pagination'
import { ProductGrid } from '#design-system/ProductGrid'
import { ScrollRow } from '#design-system/ScrollRow'
import { Sidebar } from '#design-system/Sidebar'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CardSkeletons } from '../CardSkeletons.tsx'
import type { AddToCart } from '../product/chosen.ts'
import { ProductTile } from '../ProductTile.tsx'
import { facetInWords } from './facet-words.ts'
import { FilterForm } from './FilterForm.tsx'
import { filterCount, PAGE_SIZE, withoutFilters, withPage, writeListing, type ListingState } from './listing-address.ts'
import { ListingTools } from './ListingTools.tsx'

export interface ListingViewProps {
  title: string
  lead?: string | undefined
  /** The address without its query. */
  path: string
  state: ListingState
  onState: (state: ListingState) => void
  categories?: readonly CategoryTree[] | undefined
  parentId?: number | undefined
  /** undefined while the first page is being read. */
  products: readonly ProductView[] | undefined
  total: number | undefined
  /** undefined while they are being read: their place is kept. */
  facets: readonly Facet[] | undefined
  trail: Facets['category_path'] | undefined
  /** The products of the page before are still shown. */
  isStale: boolean
  /** Below a listing that found nothing. */
  suggestions?: ReactNode
  hasFailed: boolean
  onRetry: () => void
  onAddToCart?: AddToCart | undefined
}

/** Cards in the first screen of a phone and of a desktop, whose pictures load at once. */
const FIRST_SCREEN = 4

/** A listing in each of its states: being read, failed, nothing found, with products. */
export function ListingView({ title, lead, path, state, onState, categories = [], parentId, products, total, facets: coded, trail = [], suggestions, isStale, hasFailed, onRetry, onAddToCart }: ListingViewProps) {
  const intl = useIntl()
  // where categories are links of their own, they are no filter too
  const facets = coded?.filter((facet) => facet.code !== 'category' || categories.length === 0).map((facet) => facetInWords(facet, intl))
  const pageCount = Math.max(1, Math.ceil((total ?? 0) / PAGE_SIZE))
  // nothing found and nothing chosen: there is nothing to narrow down or to sort
  const isNothing = products?.length === 0 && filterCount(state) === 0
  const isAll = path === '/categories'
  const crumbs = [
    { label: intl.formatMessage({ id: 'catalogue.crumb.home' }), href: '/' },
    ...(path.startsWith('/categories/') ? [{ label: intl.formatMessage({ id: 'catalogue.crumb.categories' }), href: '/categories' }] : []),
    ...trail.slice(0, -1).map(({ id, name }) => ({ label: name, href: `/categories/${id}` })),
    { label: title },
  ]
  const hrefOf = (next: ListingState) => path + writeListing(next)
  const content = hasFailed && !products
    ? <ErrorState title={intl.formatMessage({ id: 'catalogue.error.title' })} actions={<Button onPress={onRetry}>{intl.formatMessage({ id: 'catalogue.error.retry' })}</Button>}>{intl.formatMessage({ id: 'catalogue.error.text' })}</ErrorState>
    : products?.length === 0
      ? (
        <EmptyState
          icon="search" title={intl.formatMessage({ id: 'catalogue.listing.emptyTitle' })}
          action={filterCount(state) > 0 ? <LinkButton href={hrefOf(withoutFilters(state))} variant="primary">{intl.formatMessage({ id: 'catalogue.filter.clear' })}</LinkButton> : <LinkButton href="/categories" variant="primary">{intl.formatMessage({ id: 'catalogue.listing.browse' })}</LinkButton>}
        >
          {intl.formatMessage({ id: state.q ? 'catalogue.listing.emptySearch' : 'catalogue.listing.emptyText' })}
        </EmptyState>
      )
      : (
        <ProductGrid label={title}>
          {products ? products.map((product, index) => <ProductTile key={product.sku} product={product} level={2} isEager={index < FIRST_SCREEN} onAddToCart={onAddToCart} />) : CardSkeletons({ count: 8 })}
        </ProductGrid>
      )
  const main = (
    <Stack gap={5}>
      {!isNothing && <ListingTools path={path} state={state} facets={facets} total={total} onState={onState} />}
      {content}
      {pageCount > 1 && <Pagination page={Math.min(state.page, pageCount)} pageCount={pageCount} href={(page) => hrefOf(withPage(state, page))} label={intl.formatMessage({ id: 'catalogue.listing.pages' })} />}
    </Stack>
  )
  return (
    <Container block="page">
      <Stack gap={4}>
        <Breadcrumbs items={crumbs} />
        <Stack gap={1}>
          <Inline justify="between" align="baseline" gap={4}>
            <Heading level={1} size="page">{title}</Heading>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a paragraph that is announced when it changes */}
            {total !== undefined && <Text size="small" tone="muted" role="status">{intl.formatMessage({ id: isStale ? 'catalogue.listing.updating' : 'catalogue.listing.count' }, { n: total })}</Text>}
          </Inline>
          {lead && <Text tone="muted">{lead}</Text>}
        </Stack>
        {categories.length > 0 && (
          <ScrollRow as="ul">
            {categories.map((category) => (
              <li key={category.id}><LinkButton size="sm" variant="line" href={isAll || parentId === undefined ? `/categories/${category.id}` : `/categories/${parentId}/${category.id}`}>{category.name}</LinkButton></li>
            ))}
          </ScrollRow>
        )}
        {facets?.length !== 0 && !isNothing
          ? <Sidebar side={<FilterForm path={path} state={state} facets={facets ?? []} onState={onState} />} sideLabel={intl.formatMessage({ id: 'catalogue.filter.title' })} onPhones="hide">{main}</Sidebar>
          : main}
        {suggestions}
      </Stack>
    </Container>
  )
}
