import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NoticeLinks } from '#design-system/navigation/NoticeLinks'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = {
  title: 'Navigation/NoticeLinks',
  component: NoticeLinks,
  args: {
    label: 'Good to know',
    items: [
      { id: '1', content: 'All of today’s offers on one page.', href: '/promotions' },
      {
        id: '2',
        content: 'Associates pay 10% less and collect loyalty points.',
        href: '/page/associate-offer',
      },
      { id: '3', content: 'Orders after 18:00 leave the next day.' },
    ],
  },
} satisfies Meta<typeof NoticeLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Good to know' })
    await expect(within(list).getAllByRole('link')).toHaveLength(2)
    await expect(within(list).getByRole('link', { name: /offers on one page/ })).toHaveAttribute(
      'href',
      '/promotions',
    )
  },
}

const thai = [
  { id: '1', content: 'ข้อเสนอทั้งหมดของวันนี้รวมอยู่ในหน้าเดียว', href: '#' },
  { id: '2', content: 'สมาชิกธุรกิจจ่ายน้อยลง 10% และสะสมคะแนน', href: '#' },
]
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ items }) => (
    <Permutations<{ items: typeof thai }>
      values={{ items: [[...items] as typeof thai, thai, thai.slice(0, 1)] }}
      isWide
      render={(props, index) => <NoticeLinks label={`Good to know ${index}`} items={thai} {...props} />}
    />
  ),
}
