import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusStepper, type StatusStep } from '#design-system/data/StatusStepper'
import { expect, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const sent: StatusStep[] = [
  { id: 'placed', label: 'Placed', description: 'Today 15:12', state: 'done' },
  { id: 'paid', label: 'Paid', description: 'Today 15:20', state: 'done' },
  { id: 'processing', label: 'Processing', description: 'Packed at 17:05', state: 'done' },
  { id: 'sent', label: 'Sent', description: 'SF 1234 5678 9012', state: 'current' },
  { id: 'completed', label: 'Completed', description: 'Expected 23 Nov', state: 'next' },
]
const waiting: StatusStep[] = [
  { id: 'placed', label: '已下单', description: '今天 15:12', state: 'done' },
  { id: 'pay', label: '待付款', description: '余 27 分 41 秒', state: 'current', isWaiting: true },
  { id: 'pack', label: '备货', description: '付款后当天', state: 'next' },
]
const failed: StatusStep[] = [
  { id: 'placed', label: 'Placed', state: 'done' },
  { id: 'pay', label: 'Payment', description: 'Declined by the bank', state: 'failed' },
  { id: 'end', label: 'Order', description: 'Today 15:42', state: 'cancelled' },
]
const meta = {
  title: 'Data/StatusStepper',
  component: StatusStepper,
  args: { steps: sent, label: 'Progress of the order' },
} satisfies Meta<typeof StatusStepper>
export default meta
type Story = StoryObj<typeof StatusStepper>

export const OnItsWay: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(
      within(canvasElement).getByRole('list', { name: 'Progress of the order' }),
    ).getAllByRole('listitem')
    await expect(steps).toHaveLength(5)
    await expect(steps[3]).toHaveAttribute('aria-current', 'step')
    await expect(steps[0]).toHaveTextContent('Placed Done')
    await expect(steps[4]).toHaveTextContent('Not started')
  },
}
/** Beside a menu and an aside there is no room for five words, however wide the window is: the steps stand. */
export const InANarrowColumn: Story = {
  decorators: [(Inner) => <div style={{ width: '30rem' }}>{Inner()}</div>],
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem')
    const [first, second] = steps.map((step) => step.getBoundingClientRect())
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0)
  },
}
export const WaitingForPayment: Story = { args: { steps: waiting, orientation: 'vertical' } }

export const WentWrong: Story = {
  args: { steps: failed },
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem')
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Placed Done',
      'Payment FailedDeclined by the bank',
      'Order CancelledToday 15:42',
    ])
    await expect(steps.filter((step) => step.hasAttribute('aria-current'))).toEqual([])
  },
}

const nine: StatusStep[] = [
  'Placed',
  'Paid',
  'Prescription checked',
  'Packed',
  'Handed over',
  'In customs',
  'In Hong Kong',
  'On its way',
  'Delivered',
].map((label, index) => ({
  id: label,
  label,
  state: index < 3 ? 'done' : index === 3 ? 'current' : 'next',
}))
export const NineSteps: Story = {
  args: { steps: nine },
  decorators: [(Inner) => <div style={{ width: '58rem' }}>{Inner()}</div>],
  play: async ({ canvasElement }) => {
    // as wide as a page of 960 px: the words of nine columns would break, so the steps stand
    const steps = within(canvasElement).getAllByRole('listitem')
    const [first, second] = steps.map((step) => step.getBoundingClientRect())
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0)
    canvasElement.querySelector('ol')?.closest<HTMLElement>('[style]')?.style.setProperty('width', '75rem')
    await waitFor(() =>
      expect(steps[1]?.getBoundingClientRect().top).toBe(steps[0]?.getBoundingClientRect().top),
    )
    const widths = steps.map((step) => step.scrollWidth - step.clientWidth)
    await expect(Math.max(...widths)).toBeLessThanOrEqual(0)
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ steps: StatusStep[]; orientation: 'auto' | 'vertical' | 'horizontal' }>
      isWide
      values={{ orientation: ['auto', 'vertical', 'horizontal'], steps: [sent, waiting, failed] }}
      render={(props) => <StatusStepper steps={sent} label="Progress" {...props} />}
    />
  ),
}
