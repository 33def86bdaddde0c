import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductGrid } from '#design-system/ProductGrid'
import { ProductCard } from '#design-system/ProductCard'
import { goods } from '../../testing/goods.ts'

const meta = { title: 'Commerce/ProductGrid', component: ProductGrid } satisfies Meta<typeof ProductGrid>
export default meta
type Story = StoryObj<typeof ProductGrid>

const cards = goods.map((good) => <ProductCard key={good.name} {...good} href="/product/1" memberLabel="Associate" />)

export const Usual: Story = { args: { label: 'Products', children: cards } }

export const Matrix: Story = { args: { label: 'One product', children: cards.slice(0, 1) } }
