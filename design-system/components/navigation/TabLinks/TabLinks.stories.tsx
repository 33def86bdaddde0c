import type { Meta, StoryObj } from '@storybook/react-vite'
import { TabLinks, type TabLinksProps } from '#design-system/navigation/TabLinks'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const linksOf = (...labels: string[]) =>
  labels.map((label, index) => ({
    id: String(index),
    label,
    href: `#${index}`,
    isCurrent: index === 0,
  }))

const meta = {
  title: 'Navigation/TabLinks',
  component: TabLinks,
  args: { label: 'Commissions', links: linksOf('By period', 'Payments') },
} satisfies Meta<typeof TabLinks>
export default meta
type Story = StoryObj<typeof TabLinks>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Commissions' }))
    const [period, payments] = nav.getAllByRole('link')
    await expect(period).toHaveAttribute('aria-current', 'page')
    await expect(payments).not.toHaveAttribute('aria-current')
    await expect(payments).toHaveAttribute('href', '#1')
    await userEvent.tab()
    await waitFor(() => expect(period).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(payments).toHaveFocus())
    await expect(payments!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<Pick<TabLinksProps, 'links'>>
      values={{
        links: [
          linksOf('By period', 'Payments'),
          linksOf('按月份', '付款'),
          linksOf('ตามรอบค่าคอมมิชชัน', 'การชำระเงินทั้งหมด'),
        ],
      }}
      render={({ links = [] }, index) => <TabLinks label={`Commissions ${index}`} links={links} />}
    />
  ),
}
