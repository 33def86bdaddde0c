import { listOrders } from '#domain/orders/api.ts'
import { handledQuery } from '#features/kit/query.ts'
import { useQuery } from '@tanstack/react-query'
import { OrdersStep, type OrdersStepProps } from './OrdersStep.tsx'

/** Orders offered to choose from; an older one is typed. */
const MOST = 50

/** The step with the customer's latest orders; without them while they are read or when that failed: a number can be typed. */
export function OwnOrdersStep(props: Omit<OrdersStepProps, 'own'>) {
  const { data } = useQuery(
    handledQuery(listOrders, {
      query: { sorted: '1', searchCriteria: { pageSize: MOST, currentPage: 1 } },
    }),
  )
  return <OrdersStep {...props} own={(Array.isArray(data) ? data : data?.items) ?? []} />
}
