import { listOrders } from '#domain/orders/api.ts'
import { handledQuery } from '#features/kit/query.ts'
import { useQuery } from '@tanstack/react-query'
import { OrdersStep, type OrdersStepProps } from './OrdersStep.tsx'

/** Orders offered to choose from; an older one is typed. */
const MOST = 50

/** The step with the customer's latest orders; without them when they cannot be loaded: a number can be typed. */
export function OwnOrdersStep(props: Omit<OrdersStepProps, 'own'>) {
  const { data, isPending, failureCount } = useQuery(
    handledQuery(listOrders, {
      query: { sorted: '1', searchCriteria: { pageSize: MOST, currentPage: 1 } },
    }),
  )
  const orders = (Array.isArray(data) ? data : data?.items) ?? (data ? [] : null)
  return <OrdersStep {...props} own={isPending && failureCount === 0 ? undefined : orders} />
}
