import { listBrands } from '#domain/catalogue/api.ts'
import { handledQuery } from '#features/kit/query.ts'

/** Brands change as seldom as categories. */
export const brandsQuery = () => ({ ...handledQuery(listBrands), staleTime: 5 * 60_000 })

/** What the server reads before it renders the brands. */
export const brandsPageQueries = () => [brandsQuery()]
