import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PromoCard } from '#design-system/commerce/PromoCard'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = {
  title: 'Commerce/PromoCard',
  component: PromoCard,
  parameters: { a11y: { options: { rules: { 'heading-order': { enabled: false } } } } },
  args: {
    title: 'An evening that slows down',
    copy: 'Jujube, magnesium and chamomile for the last hour of the day.',
    action: { label: 'See the shelf', href: '/categories/80' },
    image: '/packshots/collagen.svg',
  },
} satisfies Meta<typeof PromoCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'An evening that slows down' })).toBeVisible()
    const link = canvas.getByRole('link', { name: 'See the shelf' })
    await expect(link).toHaveAttribute('href', '/categories/80')
    // the whole card is its target
    const box = link.closest('div')!.parentElement!.getBoundingClientRect()
    await expect(document.elementFromPoint(box.left + box.width - 20, box.top + 20)?.closest('a')).toBe(link)
  },
}
export const WithoutPicture: Story = { args: { image: undefined, copy: undefined } }
export const Thai: Story = {
  args: {
    title: 'ค่ำคืนที่ช้าลง',
    copy: 'พุทราจีน แมกนีเซียม และคาโมมายล์สำหรับชั่วโมงสุดท้ายของวัน',
    action: { label: 'ดูชั้นวาง', href: '#' },
  },
  globals: { language: 'th' },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ image: string | undefined; copy: string | undefined }>
      values={{
        image: ['/packshots/collagen.svg', undefined],
        copy: ['พุทราจีน แมกนีเซียม และคาโมมายล์สำหรับชั่วโมงสุดท้ายของวัน', undefined],
      }}
      isWide
      render={(props) => (
        <PromoCard
          title="An evening that slows down"
          action={{ label: 'See the shelf', href: '#' }}
          {...props}
        />
      )}
    />
  ),
}
