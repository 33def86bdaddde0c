import {
  openDashboard,
  withFailure,
  withPeriod,
  type CommissionsDashboard,
} from '#domain/commissions/dashboard-state.ts'
import { paymentTypes } from '#domain/commissions/payment-types.ts'
import type { CommissionPeriod } from '#domain/commissions/schema.ts'
import { Container } from '#design-system/layout/Container'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CommissionsDashboardView } from './CommissionsDashboardView.tsx'

const running = '202611'
const figures = (period: string, amounts: readonly (number | null)[]): CommissionPeriod => ({
  business_period: period,
  state: period === running ? 'estimated' : 'final',
  as_of: '2026-11-21 22:00:00',
  commissions: paymentTypes.map((type, index) => ({ type, amount: amounts[index] ?? null })),
  total_commission: amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0),
})
const months: CommissionPeriod[] = [
  figures('202606', [1820, 640, 0, 0]),
  figures('202607', [2140, 580, 120, 0]),
  figures('202608', [1960, 910, 0, 0]),
  figures('202609', [2480, 760, 86, 0]),
  figures('202610', [2715, 1020, 100, 40]),
  figures(running, [1936, 705]),
]
const loaded = (period: string): CommissionsDashboard => {
  let state = openDashboard(period)
  for (const month of months) state = withPeriod(state, month.business_period, [month])
  return state
}
const failure = { error: null, isRetrying: false, retry: fn() }

const meta = {
  title: 'Features/Commissions',
  component: CommissionsDashboardView,
  args: { state: loaded(running), running, failures: {}, onPeriod: fn() },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof CommissionsDashboardView>
export default meta
type Story = StoryObj<typeof CommissionsDashboardView>

export const RunningPeriod: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const amount = canvas.getByRole('group', { name: 'November 2026 so far' })
    await expect(amount).toHaveTextContent('Estimated')
    await expect(amount).toHaveTextContent('HK$2,641.00')
    await expect(amount).toHaveTextContent('October 2026 was HK$3,875.00.')
    await expect(canvas.getByText(/Recalculations are only known once a period has closed/)).toBeVisible()
    const made = within(canvas.getByRole('table', { name: 'Breakdown' }))
    const row = made.getByRole('row', { name: /Pack recalculation/ })
    await expect(within(row).getAllByText('—')).not.toHaveLength(0)
    const picker = within(canvas.getByRole('group', { name: 'Commission period' }))
    const [previous, next] = picker.getAllByRole('button')
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next!)
    await expect(args.onPeriod).not.toHaveBeenCalled()
    await userEvent.click(previous!)
    await expect(args.onPeriod).toHaveBeenCalledWith('202610')
    const six = within(canvas.getByRole('table', { name: 'Six months' }))
    await expect(six.getByRole('link', { name: 'October 2026' })).toHaveAttribute(
      'href',
      '/commissions/dashboard?period=202610',
    )
  },
}
export const FinalPeriod: Story = {
  args: { state: loaded('202610') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'October 2026' })).toHaveTextContent('Final')
    await expect(canvas.queryByText(/Recalculations are known only/)).toBeNull()
  },
}
/** 'Unable to find details.' is shown as a neutral message; the rest is unaffected. */
export const EmptyPeriod: Story = {
  args: { state: withPeriod(openDashboard('202503'), '202503', []) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Unable to find details.' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the current period' }))
    await expect(args.onPeriod).toHaveBeenCalledWith(running)
  },
}
/** Nothing is said of figures that are still to come. */
export const Loading: Story = {
  args: { state: openDashboard(running) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Unable to find details.')).toBeNull()
    await expect(canvas.queryByText('—')).toBeNull()
  },
}
/** One period failed: its block shows the failure with a retry; the others stay. */
export const OneFailed: Story = {
  args: {
    state: withFailure(
      { ...loaded('202610'), data: { ...loaded('202610').data, '202610': undefined! } },
      '202610',
      'x',
    ),
    failures: { '202610': failure },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByText("The figures for October 2026 didn't load. Other periods aren't affected."),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(failure.retry).toHaveBeenCalled()
    await expect(canvas.getByRole('table', { name: 'Six months' })).toBeVisible()
  },
}
