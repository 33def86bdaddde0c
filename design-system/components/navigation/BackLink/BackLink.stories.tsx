import type { Meta, StoryObj } from '@storybook/react-vite'
import { BackLink } from '#design-system/navigation/BackLink'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = {
  title: 'Navigation/BackLink',
  component: BackLink,
  args: { href: '#orders', children: 'All orders' },
} satisfies Meta<typeof BackLink>
export default meta
type Story = StoryObj<typeof BackLink>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'All orders' })
    await userEvent.tab()
    await waitFor(() => expect(link).toHaveFocus())
    await expect(link).toHaveAttribute('href', '#orders')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ children: string }>
      values={{ children: ['All orders', '全部订单', 'กลับไปยังรายการคำสั่งซื้อทั้งหมดของคุณในช่วงหนึ่งปีที่ผ่านมา'] }}
      render={(props) => <BackLink href="#orders">{props.children ?? ''}</BackLink>}
    />
  ),
}
