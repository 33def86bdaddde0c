import {
  getAttribute,
  getProduct,
  listAttributeOptions,
  listBrands,
  listChildren,
  listProducts,
} from '#domain/catalogue/api.ts'
import { getBannerSlider, getCmsBlock, getCmsPage, getLandingPage } from '#domain/content/api.ts'
import { getRating, getReviewsConfig, listReviews } from '#domain/reviews/api.ts'
import { getCommon } from '#domain/store/api.ts'
import { callAddress, endpointFinder, isOfShop } from './call-path.ts'

/** The documented calls that show the shop to everybody: nothing personal, and nothing that changes anything. */
const find = endpointFinder([
  getCommon,
  listProducts,
  getProduct,
  listChildren,
  getAttribute,
  listAttributeOptions,
  listBrands,
  getReviewsConfig,
  listReviews,
  getRating,
  getCmsPage,
  getCmsBlock,
  getLandingPage,
  getBannerSlider,
])

/** A segment that another server may take for two, or for a search of Magento's own beside the documented call. */
const isMisleading = (path: string): boolean =>
  /%2f|%5c|%00|\\|\.\./i.test(path) || /\/search\/?$/i.test(path)

/** Whether a request only reads what everybody may see: the one kind of call that the shop's own token is sent with. */
export function isPublicRead({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const address = callAddress(new URL(url).pathname)
  return (
    address !== undefined &&
    isOfShop(address) &&
    !isMisleading(address.path) &&
    find(method, address.path) !== undefined
  )
}
