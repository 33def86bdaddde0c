import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusStepper, type StatusStep } from '#design-system/StatusStepper'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'

const sent: StatusStep[] = [
  { id: 'placed', label: 'Placed', description: 'Today 15:12', state: 'done' },
  { id: 'paid', label: 'Paid', description: 'Today 15:20', state: 'done' },
  { id: 'processing', label: 'Processing', description: 'Packed at 17:05', state: 'done' },
  { id: 'sent', label: 'Sent', description: 'SF 1234 5678 9012', state: 'current' },
  { id: 'completed', label: 'Completed', description: 'Expected 23 Nov', state: 'next' },
]
const waiting: StatusStep[] = [{ id: 'placed', label: '已下单', description: '今天 15:12', state: 'done' }, { id: 'pay', label: '待付款', description: '余 27 分 41 秒', state: 'current', isWaiting: true }, { id: 'pack', label: '备货', description: '付款后当天', state: 'next' }]
const failed: StatusStep[] = [{ id: 'placed', label: 'Placed', state: 'done' }, { id: 'pay', label: 'Payment', description: 'Declined by the bank', state: 'failed' }, { id: 'end', label: 'Order', description: 'Today 15:42', state: 'cancelled' }]
const meta = { title: 'Feedback/StatusStepper', component: StatusStepper, args: { steps: sent, label: 'Progress of the order' } } satisfies Meta<typeof StatusStepper>
export default meta
type Story = StoryObj<typeof StatusStepper>

export const OnItsWay: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(within(canvasElement).getByRole('list', { name: 'Progress of the order' })).getAllByRole('listitem')
    await expect(steps).toHaveLength(5)
    await expect(steps[3]).toHaveAttribute('aria-current', 'step')
    await expect(steps[0]).toHaveTextContent('Placed Done')
    await expect(steps[4]).toHaveTextContent('Still to come')
  },
}
export const WaitingForPayment: Story = { args: { steps: waiting, orientation: 'vertical' } }

export const WentWrong: Story = {
  args: { steps: failed },
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem')
    await expect(steps.map((step) => step.textContent)).toEqual(['Placed Done', 'Payment FailedDeclined by the bank', 'Order CancelledToday 15:42'])
    await expect(steps.filter((step) => step.hasAttribute('aria-current'))).toEqual([])
  },
}

export const Matrix: Story = { render: () => <Permutations<{ steps: StatusStep[], orientation: 'auto' | 'vertical' | 'horizontal' }> isWide values={{ orientation: ['auto', 'vertical', 'horizontal'], steps: [sent, waiting, failed] }} render={(props) => <StatusStepper steps={sent} label="Progress" {...props} />} /> }
