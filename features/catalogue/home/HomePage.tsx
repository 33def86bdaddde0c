import { readProduct } from '#domain/catalogue/product-view.ts'
import type { Product } from '#domain/catalogue/schema.ts'
import { topCategories } from '#domain/store/categories.ts'
import { readFailure, type ReadFailure } from '#features/kit/read-failure.ts'
import { useSession } from '#features/kit/session.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AddToCart } from '../product/chosen.ts'
import { collectionQuery, type collections } from '../search-query.ts'
import { HomeView } from './HomeView.tsx'
import { commonQuery } from './queries.ts'
import { useSlides } from './use-slides.ts'

const viewsOf = (listed: { items: Product[] } | undefined) => listed?.items.map(readProduct)

export interface HomePageProps {
  onAddToCart?: AddToCart
}

/** /: popular products, offers, bundles and the associate offer. */
export function HomePage({ onAddToCart }: HomePageProps) {
  const { group } = useSession()
  const useCollection = (name: keyof typeof collections) =>
    useQuery({ ...collectionQuery(name, group), placeholderData: keepPreviousData })
  const popular = useCollection('popular')
  const latest = useCollection('latest')
  const bundles = useCollection('bundle')
  const promotions = useCollection('promotion')
  const failures = [popular, latest, bundles, promotions].map((read) => readFailure(read))
  // one message covers all rows; a row that failed shows no skeleton
  const shown = (read: typeof popular, failure: ReadFailure | undefined) =>
    failure ? [] : viewsOf(read.data)
  const common = useQuery(commonQuery())
  return (
    <HomeView
      {...useSlides()}
      infoBanners={common.data?.infoBanners}
      categories={common.data && topCategories(common.data)}
      popular={shown(popular, failures[0])}
      latest={shown(latest, failures[1])}
      bundles={shown(bundles, failures[2])}
      promotions={shown(promotions, failures[3])}
      failure={readFailure(popular, latest, bundles, promotions)}
      offersMembership={group !== 'associate'}
      onAddToCart={onAddToCart}
    />
  )
}
