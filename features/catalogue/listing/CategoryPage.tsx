import { findCategory, topCategories } from '#domain/store/categories.ts'
import { paths } from '#domain/store/paths.ts'
import { Container } from '#design-system/layout/Container'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { LinkButton } from '#design-system/actions/LinkButton'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useParams, useSearchParams } from 'react-router-dom'
import { commonQuery } from '../home/queries.ts'
import { Listing, type ListingProps } from './Listing.tsx'
import { readListing } from './listing-address.ts'
import { categoryOf, categoryQuery } from './queries.ts'

/** /categories/:parent?/:child? : all products, a category, or the results of a search. */
export function CategoryPage({ onAddToCart }: Pick<ListingProps, 'onAddToCart'>) {
  const intl = useIntl()
  const params = useParams()
  const [search] = useSearchParams()
  const category = categoryOf(params)
  const { q } = readListing(search)
  const common = useQuery(commonQuery())
  const tops = common.data ? topCategories(common.data) : []
  const here = category === undefined ? undefined : findCategory(tops, category)
  const known = useQuery({ ...categoryQuery(params), enabled: params['parent'] !== undefined })
  if (known.error instanceof ServiceFault && known.error.status === 404)
    return (
      <Container block="page">
        <EmptyState
          icon="search"
          level={1}
          title={intl.formatMessage({ id: 'catalogue.listing.goneTitle' })}
          action={
            <LinkButton href={paths.categories()} variant="primary">
              {intl.formatMessage({ id: 'catalogue.listing.browse' })}
            </LinkButton>
          }
        >
          {intl.formatMessage({ id: 'catalogue.listing.goneText' })}
        </EmptyState>
      </Container>
    )
  const title = q
    ? intl.formatMessage({ id: 'catalogue.listing.found' }, { q })
    : (here?.name ?? intl.formatMessage({ id: 'catalogue.listing.all' }))
  return (
    <Listing
      where={{ category }}
      title={title}
      categories={q ? [] : category === undefined ? tops : (here?.children_data ?? [])}
      parentId={category}
      onAddToCart={onAddToCart}
    />
  )
}
