import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rail } from '#design-system/commerce/Rail'
import { ProductCard } from '#design-system/commerce/ProductCard'
import { Section } from '#design-system/layout/Section'
import { expect, waitFor, within } from 'storybook/test'
import { goods } from '../../../testing/goods.ts'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Commerce/Rail', component: Rail } satisfies Meta<typeof Rail>
export default meta
type Story = StoryObj<typeof Rail>

const cards = goods.map((good) => (
  <ProductCard key={good.name} {...good} href="/product/1" memberLabel="for associates" />
))

export const Default: Story = {
  render: () => (
    <Section title="What people buy" action={{ label: 'All', href: '/categories' }}>
      <Rail label="What people buy">{cards}</Rail>
    </Section>
  ),
  play: async ({ canvasElement }) => {
    const rail = within(canvasElement).getByRole('list', { name: 'What people buy' })
    // The keyboard scrolls it by moving through its cards.
    within(rail).getAllByRole('link').at(-1)?.focus()
    await waitFor(() => expect(rail.scrollLeft).toBeGreaterThan(0))
  },
}

const long = [
  <ProductCard
    key="th"
    {...goods[2]}
    name="น้ำมันปลาทะเลน้ำลึกโอเมก้า 3 ความเข้มข้นสูงสามเท่า 1200 มิลลิกรัม"
    caption="120 แคปซูลนิ่ม"
    badge="ลดราคา 19%"
    href="/product/2"
    memberLabel="สำหรับสมาชิก"
  />,
  <ProductCard
    key="ms"
    {...goods[6]}
    name="Gula-gula getah zink untuk kanak-kanak berumur empat tahun ke atas"
    caption="60 biji gula-gula getah"
    href="/product/6"
    memberLabel="untuk rakan niaga"
  />,
  <ProductCard
    key="zh"
    {...goods[3]}
    name="甘氨酸镁 200 毫克"
    caption="48 片"
    href="/product/3"
    memberLabel="会员"
  />,
]
const contents = { none: [], one: cards.slice(0, 1), three: long, eight: cards }

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { label: 'New' },
  render: () => (
    <Permutations<{ holds: keyof typeof contents }>
      isWide
      values={{ holds: ['none', 'one', 'three', 'eight'] }}
      render={({ holds = 'none' }) => <Rail label={`New this month: ${holds}`}>{contents[holds]}</Rail>}
    />
  ),
}
