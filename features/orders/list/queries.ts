import { listOrders } from '#domain/orders/api.ts'
import { handledQuery } from '#features/kit/query.ts'
import type { OrderFilter } from '../order-view.ts'

/** Orders on one page of the list. */
export const PAGE_SIZE = 20

/** A page of the customer's orders, newest first. */
export const ordersQuery = (filter: OrderFilter = 'all', page = 1) =>
  handledQuery(listOrders, {
    query: {
      sorted: '1',
      searchCriteria: { pageSize: PAGE_SIZE, currentPage: page },
      ...(filter === 'all' ? {} : { channel: filter }),
    },
  })
