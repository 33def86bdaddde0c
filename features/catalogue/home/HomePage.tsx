import { readProduct } from '#domain/catalogue/product-view.ts'
import type { Product } from '#domain/catalogue/schema.ts'
import { topCategories } from '#domain/store/categories.ts'
import { useSession } from '#features/kit/session.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AddToCart } from '../product/chosen.ts'
import { collectionQuery, type collections } from '../search-query.ts'
import { useDevice } from './device.ts'
import { HomeView } from './HomeView.tsx'
import { bannerQuery, commonQuery } from './queries.ts'

const viewsOf = (listed: { items: Product[] } | undefined) => listed?.items.map(readProduct)

export interface HomePageProps { onAddToCart?: AddToCart }

/** /: what people buy, what is on offer, what goes together, and the associate offer. */
export function HomePage({ onAddToCart }: HomePageProps) {
  const { group } = useSession()
  const useCollection = (name: keyof typeof collections) => viewsOf(useQuery({ ...collectionQuery(name, group), placeholderData: keepPreviousData }).data)
  const common = useQuery(commonQuery())
  // turning a tablet keeps the banner until the other one is there
  const banner = useQuery({ ...bannerQuery(useDevice()), placeholderData: keepPreviousData })
  return (
    <HomeView
      slides={banner.data?.slides} infoBanners={common.data?.infoBanners} categories={common.data && topCategories(common.data)}
      popular={useCollection('popular')} latest={useCollection('latest')} bundles={useCollection('bundle')} promotions={useCollection('promotion')}
      offersMembership={group !== 'associate'} onAddToCart={onAddToCart}
    />
  )
}
