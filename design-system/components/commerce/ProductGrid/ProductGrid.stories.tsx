import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductGrid } from '#design-system/commerce/ProductGrid'
import { ProductCard } from '#design-system/commerce/ProductCard'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { goods } from '../../../testing/goods.ts'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Commerce/ProductGrid', component: ProductGrid } satisfies Meta<typeof ProductGrid>
export default meta
type Story = StoryObj<typeof ProductGrid>

const cards = goods.map((good) => (
  <ProductCard key={good.name} {...good} href="/product/1" memberLabel="for associates" />
))

export const Default: Story = {
  args: { label: 'Products', children: cards },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Products' })
    const items = within(list).getAllByRole('listitem')
    await expect(items).toHaveLength(8)
    await expect(
      items.filter((item) => item.getBoundingClientRect().top === items[0]?.getBoundingClientRect().top),
    ).toHaveLength(4)
    await userEvent.tab()
    await waitFor(() => expect(within(list).getAllByRole('link')[0]).toHaveFocus())
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
  render: () => (
    <Permutations<{ holds: keyof typeof contents }>
      isWide
      values={{ holds: ['none', 'one', 'three', 'eight'] }}
      render={({ holds = 'none' }) => (
        <ProductGrid label={`Products: ${holds}`}>{contents[holds]}</ProductGrid>
      )}
    />
  ),
}
