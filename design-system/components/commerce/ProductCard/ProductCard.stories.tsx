import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardAction, ProductCard } from '#design-system/commerce/ProductCard'
import { Button } from '#design-system/actions/Button'
import { ProductGrid } from '#design-system/commerce/ProductGrid'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { goods } from '../../../testing/goods.ts'

const meta = { title: 'Commerce/ProductCard', component: ProductCard } satisfies Meta<typeof ProductCard>
export default meta
type Story = StoryObj<typeof ProductCard>

const add = fn()
const card = (good: (typeof goods)[number]) => {
  const isSoldOut = 'isSoldOut' in good
  return (
    <ProductCard
      key={good.name}
      {...good}
      href={`/product/${goods.indexOf(good)}`}
      memberLabel="for associates"
      ratingLabel={`Rated ${good.rating} of 5, ${good.reviewCount} reviews`}
      action={
        isSoldOut ? (
          <Button variant="text" size="sm" icon="bell">
            Tell me when it is back
          </Button>
        ) : (
          <CardAction icon="plus" label={`Add ${good.name} to the cart`} onPress={add} />
        )
      }
    />
  )
}

export const Default: Story = {
  render: () => <ProductGrid label="Products">{card(goods[1])}</ProductGrid>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(add).toHaveBeenCalled()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: goods[1].name })).toHaveFocus())
  },
}

export const SoldOut: Story = { render: () => <ProductGrid label="Products">{card(goods[3])}</ProductGrid> }

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <ProductGrid label="Products">{goods.map(card)}</ProductGrid>,
}
