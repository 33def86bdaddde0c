import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductGrid } from '#design-system/ProductGrid'
import { ProductCard } from '#design-system/ProductCard'
import { expect, userEvent, within } from 'storybook/test'
import { goods } from '../../testing/goods.ts'

const meta = { title: 'Commerce/ProductGrid', component: ProductGrid } satisfies Meta<typeof ProductGrid>
export default meta
type Story = StoryObj<typeof ProductGrid>

const cards = goods.map((good) => <ProductCard key={good.name} {...good} href="/product/1" memberLabel="Associate" />)

export const Usual: Story = {
  args: { label: 'Products', children: cards },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Products' })
    const items = within(list).getAllByRole('listitem')
    await expect(items).toHaveLength(8)
    await expect(items.filter((item) => item.getBoundingClientRect().top === items[0]?.getBoundingClientRect().top)).toHaveLength(4)
    await userEvent.tab()
    await expect(within(list).getAllByRole('link')[0]).toHaveFocus()
  },
}

export const Matrix: Story = { args: { label: 'One product', children: cards.slice(0, 1) } }
