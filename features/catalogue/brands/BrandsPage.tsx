import { readFailure } from '#features/kit/read-failure.ts'
import { useQuery } from '@tanstack/react-query'
import { BrandsView } from './BrandsView.tsx'
import { brandsQuery } from './queries.ts'

/** /brands: the manufacturers in the shop. */
export function BrandsPage() {
  const read = useQuery(brandsQuery())
  return (
    <BrandsView brands={read.data?.toSorted((a, b) => a.position - b.position)} failure={readFailure(read)} />
  )
}
