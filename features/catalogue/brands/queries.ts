import { listBrands } from '#domain/catalogue/api.ts'
import { handledQuery } from '#features/kit/query.ts'

/** Brands change as rarely as categories. */
export const brandsQuery = () => ({ ...handledQuery(listBrands), staleTime: 5 * 60_000 })

/** Queries that the server prefetches for the brands page. */
export const brandsPageQueries = () => [brandsQuery()]
