import { Container } from '#design-system/layout/Container'
import { Text } from '#design-system/text/Text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expiring, ledger, longLedger } from './examples.ts'
import { HistoricOrdersView } from './HistoricOrders.tsx'
import { LoyaltyView, type LoyaltyViewProps } from './LoyaltyView.tsx'

const failure = { error: null, isRetrying: false, retry: fn() }
const lines: LoyaltyViewProps['ledger'] = {
  rows: ledger,
  hasOlder: false,
  isLoading: false,
  isExporting: false,
  onOlder: fn(),
  onExport: fn(),
}
const meta = {
  title: 'Features/Loyalty',
  component: LoyaltyView,
  args: {
    balance: 12_345_678,
    asOf: new Date('2026-11-21T22:00:00Z'),
    expiring,
    today: '2026-11-22',
    ledger: lines,
  },
  decorators: [
    (Story) => (
      <Container block="page">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof LoyaltyView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Balance' })).toHaveTextContent('1,234.5678')
    await expect(canvas.getByText('200.0000 points expire after 31 Dec 2026')).toBeVisible()
    await expect(canvas.getByText('39 days left. They are used first.')).toBeVisible()
    const schedule = canvas.getByRole('table', { name: 'Expiry dates' })
    await expect(within(schedule).getAllByRole('row')).toHaveLength(5)
    await expect(schedule).toHaveTextContent('1,034.5678')
    const history = canvas.getByRole('table', { name: 'History' })
    await expect(history).toHaveTextContent('+184.2000')
    await expect(history).toHaveTextContent('-268.0000')
    await expect(within(history).getByText('October 2026')).toBeVisible()
    await expect(within(history).getByText('A present of the shop')).toBeVisible()
    await expect(within(history).getByRole('link', { name: '100004789' })).toHaveAttribute(
      'href',
      '/dashboard/orders/790',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
    await expect(args.ledger.onExport).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Show older entries' })).toBeNull()
  },
}
/** No points yet: the page says what earns them, and leaves the schedule out. */
export const Empty: Story = {
  args: { balance: 0, expiring: [], ledger: { ...lines, rows: [] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'No points yet' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Expiry dates' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Download CSV' })).toBeNull()
  },
}
/** Points taken back after they were used: the balance is a debt, and says what settles it. */
export const Debt: Story = {
  args: { balance: -4_212_000, expiring: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Balance' })).toHaveTextContent('-421.2000')
    await expect(canvas.getByText(/^You owe 421.2000 points/)).toBeVisible()
  },
}
export const Loading: Story = {
  args: { balance: undefined, expiring: undefined, ledger: { ...lines, rows: undefined } },
}
/** Each part fails alone. */
export const Failed: Story = {
  args: {
    expiring: undefined,
    expiringFailure: failure,
    ledger: { ...lines, rows: undefined, failure },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Balance' })).toHaveTextContent('1,234.5678')
    const [first] = await canvas.findAllByRole('button', { name: 'Try again' })
    await userEvent.click(first!)
    await expect(failure.retry).toHaveBeenCalled()
  },
}
/** Thousands of lines: only those in sight are drawn; older ones are asked for. */
export const Long: Story = {
  args: { ledger: { ...lines, rows: longLedger, hasOlder: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('row').length).toBeLessThan(120)
    await userEvent.click(canvas.getByRole('button', { name: 'Show older entries' }))
    await expect(args.ledger.onOlder).toHaveBeenCalledOnce()
  },
}
export const LastDayToday: Story = {
  args: { today: '2026-12-31' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^They expire at the end of today/)).toBeVisible()
  },
}

const Status = ({ status }: { status: string | undefined }) => <Text as="span">{status}</Text>
export const BusinessOrders: Story = {
  render: () => (
    <HistoricOrdersView
      OrderStatus={Status}
      orders={[
        {
          order_number: '000000012',
          order_date: '2026-10-02 02:00:00',
          status: 'received',
          total: 636,
          pv: 48.5,
          items: [],
          order_id: 12,
        },
        {
          order_number: '100000007',
          order_date: '2025-10-02 02:00:00',
          status: 'complete',
          total: 120,
          pv: 9,
          items: [],
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: '000000012' })).toHaveAttribute(
      'href',
      '/dashboard/orders/12',
    )
    await expect(canvas.queryByRole('link', { name: '100000007' })).toBeNull()
    await expect(canvas.getByRole('table')).toHaveTextContent('48.5')
  },
}
