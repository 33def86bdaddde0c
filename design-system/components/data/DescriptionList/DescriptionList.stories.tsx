import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from '#design-system/data/DescriptionList'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Data/DescriptionList', component: DescriptionList } satisfies Meta<
  typeof DescriptionList
>
export default meta
type Story = StoryObj<typeof DescriptionList>

const items = [
  { term: 'Delivery', description: 'Pay before 18:00 today, arrives on Monday 23 November' },
  { term: 'Shipping', description: 'Locker HK$20, to the door HK$35' },
  { term: 'Returns', description: '30 days' },
]

export const Default: Story = {
  args: { items },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Delivery',
      'Shipping',
      'Returns',
    ])
    await expect(page.getAllByRole('definition')[2]).toHaveTextContent('30 days')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ layout: 'columns' | 'narrow' | 'ends' | 'stacked' }>
      isWide
      values={{ layout: ['columns', 'narrow', 'ends', 'stacked'] }}
      render={(props) => <DescriptionList {...props} items={items} />}
    />
  ),
}
