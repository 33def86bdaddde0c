import { useQuery } from '@tanstack/react-query'
import { BrandsView } from './BrandsView.tsx'
import { brandsQuery } from './queries.ts'

/** /brands: who makes what the shop sells. */
export function BrandsPage() {
  const { data, isError, refetch } = useQuery(brandsQuery())
  return <BrandsView brands={data?.toSorted((a, b) => a.position - b.position)} hasFailed={isError} onRetry={() => void refetch()} />
}
