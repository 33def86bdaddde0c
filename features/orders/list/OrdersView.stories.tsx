import { Button } from '#design-system/actions/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { exampleOrder, unpaidOrder } from '../examples.ts'
import { OrdersView } from './OrdersView.tsx'

const meta = {
  title: 'Features/Orders/List',
  component: OrdersView,
  args: {
    orders: [unpaidOrder, { ...exampleOrder, entity_id: 78, increment_id: '100004822' }],
    filter: 'all',
    waiting: 1,
    onFilter: fn(),
    Again: ({ order }) => (
      <Button aria-label={`Order again: order ${order.increment_id}`}>Order again</Button>
    ),
  },
} satisfies Meta<typeof OrdersView>
export default meta
type Story = StoryObj<typeof OrdersView>

export const Full: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('1 order awaiting payment')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByText('Business channel'))
    await expect(args.onFilter).toHaveBeenCalledWith('business')
  },
}
export const Loading: Story = { args: { orders: undefined } }
export const Empty: Story = { args: { orders: [], waiting: 0 } }
export const NothingInFilter: Story = { args: { filter: 'business', orders: [], hasAny: true } }
export const ManyPages: Story = {
  args: { page: 2, pageCount: 60 },
  play: async ({ canvasElement }) => {
    const pages = within(canvasElement).getByRole('navigation', { name: 'Pages of your orders' })
    await expect(within(pages).getByRole('link', { name: /60/ })).toHaveAttribute(
      'href',
      '/dashboard/orders?page=60',
    )
  },
}
export const Failed: Story = {
  args: { orders: undefined, failure: { error: null, isRetrying: false, retry: fn() } },
}

/** An order whose refund no provider made says so beside its status. */
export const WithDelayedRefund: Story = {
  args: {
    orders: [
      {
        ...exampleOrder,
        status: 'closed',
        extension_attributes: { refunds: { paid: 0, on_way: 0, delayed: 300 } },
      },
      { ...exampleOrder, entity_id: 78, increment_id: '100004822', status: 'closed' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Refund delayed')).toHaveLength(1)
  },
}

/** Each order says what it holds and offers the one thing that is next. */
export const NextSteps: Story = {
  args: {
    orders: [
      { ...exampleOrder, entity_id: 81, increment_id: '81', status: 'in_transit' },
      { ...exampleOrder, entity_id: 82, increment_id: '82', status: 'complete' },
      { ...exampleOrder, entity_id: 83, increment_id: '83', status: 'on_hold' },
    ],
    waiting: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Track parcel: order 81' })).toHaveAttribute(
      'href',
      '/dashboard/orders/81',
    )
    await expect(canvas.getAllByRole('button', { name: /^Order again/ })).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Order again: order 82' })).toBeVisible()
    await expect(canvas.getAllByText('Vitamin C Timed Release 1000 mg and 1 other product')).toHaveLength(3)
  },
}
/** A shop that lets nobody order again offers nothing after the arrival. */
export const WithoutReorder: Story = {
  args: { orders: [{ ...exampleOrder, status: 'complete' }], waiting: 0, Again: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Order again/ })).toBeNull()
  },
}

/** An order on credit terms can be paid here as on its own page, with the day to pay by. */
export const OnCredit: Story = {
  args: {
    orders: [
      {
        ...unpaidOrder,
        status: 'order_placed',
        created_at: '2026-11-20 04:00:00',
        extension_attributes: { ...unpaidOrder.extension_attributes, credit_period: 30 },
      },
    ],
    waiting: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Please pay by 20 Dec 2026/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Pay HK\$/ })).toBeVisible()
  },
}
