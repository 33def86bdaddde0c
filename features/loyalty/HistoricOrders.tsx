import { listHistoricOrders } from '#domain/loyalty/api.ts'
import type { HistoricOrder } from '#domain/loyalty/schema.ts'
import { formatDate } from '#domain/dates/format-date.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import { toMinor } from '#domain/money/money.ts'
import { paths } from '#domain/store/paths.ts'
import { Amount } from '#design-system/data/Amount'
import { Section } from '#design-system/layout/Section'
import { SkeletonTable } from '#design-system/feedback/Skeleton'
import { Table, type TableColumn } from '#design-system/data/Table'
import { TextLink } from '#design-system/text/TextLink'
import { handledQuery } from '#features/kit/query.ts'
import { readFailure, type ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useSession } from '#features/kit/session.ts'
import { useMedia } from '#design-system/layout/Only'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useIntl, type IntlShape } from 'react-intl'

/** Shows an order's status. Provided by the app, since it belongs to another feature. */
type StatusSlot = ComponentType<{ status: string | undefined }>
type Row = HistoricOrder & { id: string }

function columnsOf(intl: IntlShape, OrderStatus: StatusSlot): TableColumn<Row>[] {
  const label = (id: 'order' | 'date' | 'status' | 'total' | 'pv') =>
    intl.formatMessage({ id: `loyalty.historic.${id}` })
  return [
    {
      id: 'order',
      label: label('order'),
      isRowHeader: true,
      text: (row) => row.order_number,
      cell: ({ order_number: number, order_id: id }) =>
        id === undefined || id === null ? number : <TextLink href={paths.order(id)}>{number}</TextLink>,
    },
    {
      id: 'date',
      label: label('date'),
      cell: (row) => formatDate(parseServiceTime(row.order_date), intl.locale),
    },
    { id: 'status', label: label('status'), cell: ({ status }) => <OrderStatus status={status} /> },
    {
      id: 'pv',
      label: label('pv'),
      isNumeric: true,
      cell: ({ pv }) => <Amount value={pv} format="number" />,
    },
    {
      id: 'total',
      label: label('total'),
      isNumeric: true,
      cell: ({ total }) => <Amount value={toMinor(total)} />,
    },
  ]
}

export interface HistoricOrdersViewProps {
  /** Undefined while loading. */
  orders: readonly HistoricOrder[] | undefined
  failure?: ReadFailure | undefined
  OrderStatus: StatusSlot
}

/** The orders of the business channel with their point value; left out when there are none. */
export function HistoricOrdersView({ orders, failure, OrderStatus }: HistoricOrdersViewProps) {
  const intl = useIntl()
  const isPrinting = useMedia('print')
  const title = intl.formatMessage({ id: 'loyalty.historic.title' })
  if (orders?.length === 0) return null
  return (
    <Section space="none" title={title}>
      {failure ? (
        <ReadError level={3} failure={failure} />
      ) : orders ? (
        <Table
          label={title}
          rows={orders.map((order) => ({ ...order, id: order.order_number }))}
          columns={columnsOf(intl, OrderStatus)}
          empty={null}
          phone="rows"
          isVirtualised={orders.length > 50 && !isPrinting}
        />
      ) : (
        <SkeletonTable columns={4} />
      )}
    </Section>
  )
}

/** Reads and lists the orders of the business channel: GET /loyalty/historic-orders. */
export function HistoricOrders({ OrderStatus }: { OrderStatus: StatusSlot }) {
  const { isSignedIn } = useSession()
  const orders = useQuery({ ...handledQuery(listHistoricOrders), enabled: isSignedIn, staleTime: 0 })
  return <HistoricOrdersView orders={orders.data} failure={readFailure(orders)} OrderStatus={OrderStatus} />
}
