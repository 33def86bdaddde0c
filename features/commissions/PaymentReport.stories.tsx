import { firstFilters, windowOf } from '#domain/commissions/report.ts'
import type { CommissionPayment } from '#domain/commissions/schema.ts'
import { Container } from '#design-system/layout/Container'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { PaymentReport } from './PaymentReport.tsx'

const today = '2026-11-22'
const payment = (
  business_period: string,
  payment_type: string,
  amount: number,
  more: Partial<CommissionPayment> = {},
): CommissionPayment => ({
  business_period,
  payment_type,
  amount,
  payment_date: '2026-11-15',
  payment_method: 'Payout account',
  check_number: null,
  currency: 'HKD',
  status: 'paid',
  state: 'final',
  ...more,
})
const open = { payment_date: null, payment_method: null, state: 'estimated', status: 'estimated' } as const
const check = { payment_date: '2026-10-15', payment_method: 'Check', check_number: '0081264' }
const payments = [
  payment('202611', 'product commission payment', 1936, open),
  payment('202611', 'pack commission check', 705, open),
  payment('202610', 'product commission payment', 2715),
  payment('202610', 'pack commission check', 1020),
  payment('202610', 'product recalculation', 100),
  payment('202610', 'pack recalculation', -40),
  payment('202609', 'product commission payment', 2480, check),
]
const failure = { error: null, isRetrying: false, retry: fn() }

const meta = {
  title: 'Features/Commissions/PaymentReport',
  component: PaymentReport,
  args: {
    read: { payments, nothing: null },
    filters: firstFilters,
    window: windowOf(firstFilters, today),
    today,
    onFilters: fn(),
    onSave: fn(),
    onPrint: fn(),
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof PaymentReport>
export default meta
type Story = StoryObj<typeof PaymentReport>

export const Full: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/22 Nov 2025 to 22 Nov 2026/)).toBeVisible()
    const october = canvas.getByRole('rowgroup', { name: /October 2026.*Final/ })
    await expect(within(october).getAllByRole('row')).toHaveLength(5)
    await expect(canvas.getAllByRole('rowgroup', { name: /2026/ })).toHaveLength(3)
    // the state of a period is heard once in its row
    const [head] = within(canvas.getByRole('rowgroup', { name: /November 2026/ })).getAllByRole('row')
    await expect(head?.textContent.match(/Estimated/g)).toHaveLength(1)
    await expect(canvas.getByRole('row', { name: /Final in this date range/ })).toHaveTextContent('6,275.00')
    await expect(canvas.getByRole('row', { name: /Estimated, not included in the total/ })).toHaveTextContent(
      '2,641.00',
    )
  },
}
/** Commissions whose day has come and that nobody has paid yet: what they wait for stands in place of the day. */
export const NotPaidYet: Story = {
  args: {
    read: {
      payments: [
        payment('202610', 'product commission payment', 2715, {
          status: 'pending',
          pending_reason: 'account',
        }),
        payment('202610', 'pack commission check', 1020, { status: 'pending', pending_reason: 'processing' }),
        payment('202609', 'product commission payment', 2480, check),
      ],
      nothing: null,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('row', { name: /Product commission payment.*2,715/ })).toHaveTextContent(
      'Waiting for a payout account',
    )
    await expect(canvas.getByRole('row', { name: /Pack commission check/ })).toHaveTextContent(
      'Being paid out',
    )
    await expect(canvas.getAllByText(/15 (Oct|Nov) 2026/)).toHaveLength(1)
  },
}
export const Filters: Story = {
  args: { read: { payments: payments.slice(0, 1), nothing: null } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const period = canvas.getByRole('combobox', { name: 'Period' })
    await expect(
      within(period)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Current (last 12 months)', 'October 2026', 'September 2026', 'August 2026', 'July 2026'])
    await userEvent.selectOptions(period, '202610')
    await expect(args.onFilters).toHaveBeenLastCalledWith({ ...firstFilters, businessPeriod: '202610' })
    await userEvent.click(canvas.getByRole('button', { name: /All payment types/ }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Pack recalculation' }))
    await expect(args.onFilters).toHaveBeenLastCalledWith({
      ...firstFilters,
      paymentTypes: ['pack recalculation'],
    })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
export const OneType: Story = {
  args: { filters: { ...firstFilters, paymentTypes: ['pack recalculation'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: '1 payment type' })).toBeVisible()
    await expect(canvas.queryByText('Product recalculation')).toBeNull()
  },
}
export const NoMatch: Story = {
  args: { filters: { ...firstFilters, paymentTypes: ['pack recalculation'], state: 'estimated' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear filters' }))
    await expect(args.onFilters).toHaveBeenCalledWith(firstFilters)
  },
}
export const NoChecks: Story = { args: { read: { payments: [], nothing: 'noChecks' } } }
export const PaymentOptionMissing: Story = { args: { read: { payments: [], nothing: 'paymentOption' } } }
export const NoSuchCustomer: Story = {
  args: { read: { payments: [], nothing: 'noCustomer' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'No commission summary yet' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const Loading: Story = { args: { read: undefined } }
export const Failed: Story = {
  args: { read: undefined, failure },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your payments did not load.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(failure.retry).toHaveBeenCalled()
  },
}
