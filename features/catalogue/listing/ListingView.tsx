import type { ProductView } from '#domain/catalogue/product-view.ts'
import type { Facet, Facets } from '#domain/catalogue/schema.ts'
import type { CategoryTree } from '#domain/store/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { Breadcrumbs } from '#design-system/navigation/Breadcrumbs'
import { Container } from '#design-system/layout/Container'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Only } from '#design-system/layout/Only'
import { Pagination } from '#design-system/navigation/Pagination'
import { ScrollRow } from '#design-system/layout/ScrollRow'
import { Sidebar } from '#design-system/layout/Sidebar'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { AddToCart } from '../product/chosen.ts'
import { labelFacet } from './facet-text.ts'
import { FilterForm } from './FilterForm.tsx'
import {
  filterCount,
  PAGE_SIZE,
  withPage,
  writeListing,
  type ListingChange,
  type ListingState,
} from './listing-address.ts'
import { ListingContent } from './ListingContent.tsx'
import { ListingTools } from './ListingTools.tsx'

export interface ListingViewProps {
  title: string
  lead?: string | undefined
  /** The address without its query. */
  path: string
  state: ListingState
  onChange: (change: ListingChange) => void
  categories?: readonly CategoryTree[] | undefined
  parentId?: number | undefined
  /** Undefined while the first page is loading. */
  products: readonly ProductView[] | undefined
  total: number | undefined
  /** Undefined while loading: their space is reserved. */
  facets: readonly Facet[] | undefined
  trail: Facets['category_path'] | undefined
  /** Whether the products of the previous page are still shown. */
  isStale: boolean
  /** Shown below a listing without results. */
  suggestions?: ReactNode
  /** Set when the read failed and there is nothing to show. */
  failure?: ReadFailure | undefined
  onAddToCart?: AddToCart | undefined
}

/** The categories of a listing as links. `parentId` is their parent category; without it they are main categories. */
const CategoryLinks = ({
  categories,
  parentId,
}: {
  categories: readonly CategoryTree[]
  parentId: number | undefined
}) => (
  <ScrollRow as="ul">
    {categories.map(({ id, name }) => (
      <li key={id}>
        <LinkButton
          size="sm"
          variant="line"
          href={parentId === undefined ? paths.category(id ?? '') : paths.category(parentId, id ?? '')}
        >
          {name}
        </LinkButton>
      </li>
    ))}
  </ScrollRow>
)

/** A listing in each of its states: loading, failed, empty, with products. */
export function ListingView({
  title,
  lead,
  path,
  state,
  onChange,
  categories = [],
  parentId,
  products,
  total,
  facets: coded,
  trail = [],
  suggestions,
  isStale,
  failure,
  onAddToCart,
}: ListingViewProps) {
  const intl = useIntl()
  // Categories that are shown as links are not offered as a filter as well, nor are offers where nothing else is listed.
  const isCollection = path === paths.promotions() || path === paths.bundles()
  const facets = coded
    ?.filter(
      ({ code }) => (code !== 'category' || categories.length === 0) && (code !== 'offer' || !isCollection),
    )
    .map((facet) => labelFacet(facet, intl))
  const pageCount = Math.max(1, Math.ceil((total ?? 0) / PAGE_SIZE))
  // a page after the last one: an old bookmark, or filters applied later
  const isBeyond = products?.length === 0 && (total ?? 0) > 0
  // without results and filters there is nothing to filter or sort
  const isNothing = products?.length === 0 && !isBeyond && filterCount(state) === 0
  const isAll = path === paths.categories()
  const crumbs = [
    { label: intl.formatMessage({ id: 'catalogue.crumb.home' }), href: paths.home() },
    ...(path.startsWith(paths.category(''))
      ? [{ label: intl.formatMessage({ id: 'catalogue.crumb.categories' }), href: paths.categories() }]
      : []),
    ...trail.slice(0, -1).map(({ id, name }) => ({ label: name, href: paths.category(id) })),
    { label: title },
  ]
  const hrefOf = (next: ListingState) => path + writeListing(next)
  /* oxlint-disable jsx-a11y/prefer-tag-over-role -- a paragraph that is announced when it changes */
  const count = total !== undefined && (
    <Text size="small" tone="muted" role="status">
      {intl.formatMessage(
        { id: isStale ? 'catalogue.listing.updating' : 'catalogue.listing.count' },
        { n: total },
      )}
    </Text>
  )
  /* oxlint-enable jsx-a11y/prefer-tag-over-role */
  const main = (
    <Stack gap={5}>
      {!isNothing && (
        <ListingTools
          path={path}
          state={state}
          facets={facets}
          total={total}
          count={count}
          onChange={onChange}
        />
      )}
      <ListingContent
        title={title}
        state={state}
        products={products}
        pageCount={pageCount}
        isBeyond={isBeyond}
        failure={failure}
        hrefOf={hrefOf}
        onAddToCart={onAddToCart}
      />
      {pageCount > 1 && !isBeyond && (
        <Pagination
          page={Math.min(state.page, pageCount)}
          pageCount={pageCount}
          href={(page) => hrefOf(withPage(state, page))}
          label={intl.formatMessage({ id: 'catalogue.listing.pages' })}
        />
      )}
    </Stack>
  )
  return (
    <Container block="page">
      <Stack gap={4}>
        <Breadcrumbs items={crumbs} />
        <Stack gap={1}>
          <Inline justify="between" align="baseline" gap={4}>
            <Heading level={1} size="page">
              {title}
            </Heading>
            {isNothing ? count : <Only on="phone">{count}</Only>}
          </Inline>
          {lead && <Text tone="muted">{lead}</Text>}
        </Stack>
        {categories.length > 0 && (
          <CategoryLinks categories={categories} parentId={isAll ? undefined : parentId} />
        )}
        {facets?.length !== 0 && !isNothing ? (
          <Sidebar
            side={<FilterForm path={path} state={state} facets={facets ?? []} onChange={onChange} />}
            sideLabel={intl.formatMessage({ id: 'catalogue.filter.title' })}
            onPhones="hide"
            isSideSticky
          >
            {main}
          </Sidebar>
        ) : (
          main
        )}
        {suggestions}
      </Stack>
    </Container>
  )
}
