import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rail } from '#design-system/Rail'
import { ProductCard } from '#design-system/ProductCard'
import { Section } from '#design-system/Section'
import { expect, waitFor, within } from 'storybook/test'
import { goods } from '../../testing/goods.ts'

const meta = { title: 'Commerce/Rail', component: Rail } satisfies Meta<typeof Rail>
export default meta
type Story = StoryObj<typeof Rail>

const cards = goods.map((good) => <ProductCard key={good.name} {...good} href="/product/1" memberLabel="Associate" />)

export const Usual: Story = {
  render: () => <Section title="What people buy" action={{ label: 'All', href: '/categories' }}><Rail label="What people buy">{cards}</Rail></Section>,
  play: async ({ canvasElement }) => {
    const rail = within(canvasElement).getByRole('list', { name: 'What people buy' })
    // The keyboard scrolls it by moving through its cards.
    within(rail).getAllByRole('link').at(-1)?.focus()
    await waitFor(() => expect(rail.scrollLeft).toBeGreaterThan(0))
  },
}

export const Matrix: Story = { args: { label: 'Two', children: cards.slice(0, 2) } }
