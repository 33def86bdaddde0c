import type { Customer } from '#domain/customers/schema.ts'
import type { Order } from '#domain/orders/schema.ts'
import { Container } from '#design-system/layout/Container'
import { Text } from '#design-system/text/Text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { OverviewView } from './OverviewView.tsx'

const meta = { title: 'Features/Dashboard' } satisfies Meta
export default meta
type Story = StoryObj

const customer: Customer = {
  id: 1,
  email: 'mei.chan@jadeleaf.example',
  firstname: 'Mei Yi',
  lastname: 'Chan',
  custom_attributes: [
    { attribute_code: 'mobile', value: '51000001' },
    { attribute_code: 'mobile_prefix', value: '852' },
    { attribute_code: 'referral_id', value: '80000001' },
  ],
  extension_attributes: { group_label: 'preferred' },
}
const OrderGoods = ({ order: { items } }: { order: Order }) => <Text size="small">{items[0]?.name}</Text>
const Offers = ({ productIds }: { productIds: readonly number[] }) => (
  <Text>{`Products again: ${productIds.join(', ')}`}</Text>
)
const OrderStatus = ({ status }: { status: string | undefined }) => <span>{status}</span>
export const OverviewDue: Story = {
  render: () => (
    <Container>
      <OverviewView
        OrderStatus={OrderStatus}
        OrderGoods={OrderGoods}
        Offers={Offers}
        customer={customer}
        lifetime={30}
        receivedAt={Date.parse('2026-11-21T07:14:19Z')}
        onExpired={fn()}
        orders={[
          {
            entity_id: 77,
            increment_id: '100004821',
            status: 'pending_payment',
            created_at: '2026-11-21 07:12:00',
            grand_total: 898,
            items: [],
          },
        ]}
      />
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Pay HK$898.00' })).toHaveAttribute(
      'href',
      '/checkout/payment?order=77',
    )
    const row = canvas.getByRole('link', { name: 'Order 100004821' }).closest('li') ?? canvasElement
    await expect(row).toHaveTextContent('pending_payment')
    await expect(row).toHaveTextContent(/21.*2026|2026.*21/)
  },
}
/** An order on credit is not due: no countdown and no request to pay. */
export const OverviewOnCredit: Story = {
  render: () => (
    <Container>
      <OverviewView
        OrderStatus={OrderStatus}
        OrderGoods={OrderGoods}
        Offers={Offers}
        customer={customer}
        lifetime={30}
        receivedAt={Date.parse('2026-11-21T07:14:19Z')}
        onExpired={fn()}
        orders={[
          {
            entity_id: 78,
            increment_id: '100004822',
            status: 'order_placed',
            created_at: '2026-11-21 07:12:00',
            grand_total: 898,
            items: [],
            extension_attributes: { credit_period: 30, pay_before: null },
          },
        ]}
      />
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Order 100004822' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Pay/ })).toBeNull()
    await expect(canvas.queryByText(/time left|cancelled/i)).toBeNull()
  },
}
const goods = (product_id: number, name: string) => ({
  product_id,
  sku: name,
  name,
  qty_ordered: 1,
  price: 168,
})
/** A parcel comes before what can be bought again; further orders that wait for payment are counted beside the first, those on credit are not. */
export const OverviewFull: Story = {
  render: () => (
    <Container>
      <OverviewView
        OrderStatus={OrderStatus}
        OrderGoods={OrderGoods}
        Offers={Offers}
        customer={customer}
        lifetime={30}
        receivedAt={Date.parse('2026-11-21T07:14:19Z')}
        onExpired={fn()}
        orders={[
          { status: 'pending_payment', items: [goods(4, 'Zinc')] },
          { status: 'pending_payment', items: [goods(5, 'Goji')] },
          { status: 'in_transit', items: [goods(6, 'Vitamin C'), goods(4, 'Zinc')] },
          { status: 'canceled', items: [goods(7, 'Garlic')] },
          { status: 'order_placed', items: [goods(6, 'Vitamin C')] },
        ].map((order, index) => ({
          ...order,
          entity_id: 90 - index,
          increment_id: `10000${90 - index}`,
          created_at: '2026-11-21 07:12:00',
          grand_total: 168,
        }))}
      />
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1 more order is waiting for payment' })).toHaveAttribute(
      'href',
      '/dashboard/orders',
    )
    await expect(canvas.getByRole('link', { name: 'Track parcel: order 1000088' })).toHaveAttribute(
      'href',
      '/dashboard/orders/88',
    )
    await expect(canvas.getByText('Products again: 4, 5, 6')).toBeVisible()
  },
}
export const OverviewQuiet: Story = {
  render: () => (
    <Container>
      <OverviewView
        OrderStatus={OrderStatus}
        OrderGoods={OrderGoods}
        Offers={Offers}
        customer={customer}
        lifetime={30}
        receivedAt={0}
        onExpired={fn()}
        orders={[]}
      />
    </Container>
  ),
}
export const OverviewLoading: Story = {
  render: () => (
    <Container>
      <OverviewView
        OrderStatus={OrderStatus}
        OrderGoods={OrderGoods}
        Offers={Offers}
        customer={null}
        lifetime={0}
        receivedAt={0}
        onExpired={fn()}
        orders={undefined}
      />
    </Container>
  ),
}
