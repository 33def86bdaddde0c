import {
  getAttribute,
  getProduct,
  listAttributeOptions,
  listChildren,
  listProducts,
} from '#domain/catalogue/api.ts'
import { readProduct } from '#domain/catalogue/product-view.ts'
import type { EndpointOutput } from '#domain/contract/endpoint.ts'
import { getRating, getReviewsConfig, listReviews } from '#domain/reviews/api.ts'
import { call, callLanguage } from '#features/kit/call.ts'
import { handledQuery, query } from '#features/kit/query.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { shelfQuery } from '../search-query.ts'
import { listedProduct } from './listed-product.ts'

type Params = Readonly<Record<string, string | undefined>>

export const productQuery = (sku: string, group = 'guest') =>
  handledQuery(getProduct, { params: { sku }, query: { customerGroup: group } })

// Reviews, choices and related products depend on the product (its id, options, category), which a list may have told already:
// then all of them are read at once.
const product = async (client: QueryClient, sku: string, group = 'guest') =>
  readProduct(
    client.getQueryData(productQuery(sku, group).queryKey) ??
      listedProduct(client, sku, group) ??
      (await client.ensureQueryData(productQuery(sku, group))),
  )

export const reviewsQuery = (sku: string, group?: string) =>
  queryOptions<EndpointOutput<typeof listReviews>>({
    queryKey: [listReviews.name, callLanguage(), { sku }],
    queryFn: async ({ client, signal }) =>
      call(
        listReviews,
        { params: { id: (await product(client, sku, group)).id } },
        { signal, handled: true },
      ),
  })
export const ratingQuery = (sku: string, group?: string) =>
  queryOptions<EndpointOutput<typeof getRating>>({
    queryKey: [getRating.name, callLanguage(), { sku }],
    queryFn: async ({ client, signal }) =>
      call(getRating, { params: { id: (await product(client, sku, group)).id } }, { signal, handled: true }),
  })
/** Products of the same category, which may include the product itself. */
export const relatedQuery = (sku: string, group = 'guest') =>
  queryOptions<EndpointOutput<typeof listProducts>>({
    queryKey: [listProducts.name, callLanguage(), { relatedTo: sku, group }],
    queryFn: async ({ client }) => {
      const category = (await product(client, sku, group)).categoryIds[0]
      return client.fetchQuery(
        shelfQuery(
          category === undefined ? { collection: 'popular', pageSize: 11 } : { category, pageSize: 11 },
          group,
        ),
      )
    },
  })
/** The variants of a configurable product; empty for any other. */
export const variantsQuery = (sku: string, group = 'guest') =>
  queryOptions<EndpointOutput<typeof listChildren>>({
    // The call itself goes by the token; the group is in the key so that signing in refetches the customer's own
    // prices.
    queryKey: [listChildren.name, callLanguage(), { sku, group }],
    queryFn: async ({ client, signal }) =>
      (await product(client, sku, group)).typeId === 'configurable'
        ? call(listChildren, { params: { sku } }, { signal, handled: true })
        : [],
  })
/** The attribute of a product's first option; null without options. */
export const attributeQuery = (sku: string, group?: string) =>
  queryOptions<EndpointOutput<typeof getAttribute> | null>({
    queryKey: [getAttribute.name, callLanguage(), { sku }],
    queryFn: async ({ client, signal }) => {
      const code = (await product(client, sku, group)).options[0]?.code
      return code ? call(getAttribute, { params: { code } }, { signal, handled: true }) : null
    },
  })
/** The labels of that attribute's values; null without options. */
export const attributeOptionsQuery = (sku: string, group?: string) =>
  queryOptions<EndpointOutput<typeof listAttributeOptions> | null>({
    queryKey: [listAttributeOptions.name, callLanguage(), { sku }],
    queryFn: async ({ client, signal }) => {
      const code = (await product(client, sku, group)).options[0]?.code
      return code ? call(listAttributeOptions, { params: { code } }, { signal, handled: true }) : null
    },
  })
export const reviewsConfigQuery = () => query(getReviewsConfig)

/** Queries that the server prefetches for a product page. */
export const productPageQueries = ({ sku = '' }: Params) => [
  productQuery(sku),
  reviewsQuery(sku),
  ratingQuery(sku),
  relatedQuery(sku),
  variantsQuery(sku),
  attributeQuery(sku),
  attributeOptionsQuery(sku),
]
