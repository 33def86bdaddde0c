import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NoticeLinks } from '#design-system/NoticeLinks'

const meta = {
  title: 'Commerce/NoticeLinks', component: NoticeLinks,
  args: { label: 'Good to know', items: [{ id: '1', content: 'All of today’s offers on one page.', href: '/promotions' }, { id: '2', content: 'Associates pay 10% less and collect loyalty points.', href: '/page/associate-offer' }, { id: '3', content: 'Orders after 18:00 leave the next day.' }] },
} satisfies Meta<typeof NoticeLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Good to know' })
    await expect(within(list).getAllByRole('link')).toHaveLength(2)
    await expect(within(list).getByRole('link', { name: /offers on one page/ })).toHaveAttribute('href', '/promotions')
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
