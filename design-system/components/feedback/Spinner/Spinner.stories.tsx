import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '#design-system/feedback/Spinner'
import { expect, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof Spinner>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading')
  },
}

export const OnlyWhenItTakesLong: Story = {
  args: { delay: 'short', label: 'Checking the coupon' },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    const width = status.getBoundingClientRect().width
    await expect(status).toBeVisible()
    await waitFor(() => expect(status).toHaveTextContent('Checking the coupon'))
    await expect(status.getBoundingClientRect().width).toBe(width)
  },
}
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ label: string; isLabelVisible: boolean }>
      values={{ label: ['Loading', 'Checking your payment'], isLabelVisible: [false, true] }}
      render={(props) => <Spinner {...props} />}
    />
  ),
}
