import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfferRow } from '#design-system/commerce/OfferRow'
import { Tag } from '#design-system/text/Tag'
import { Grid } from '#design-system/layout/Grid'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { goods } from '../../../testing/goods.ts'

const meta = { title: 'Commerce/OfferRow', component: OfferRow } satisfies Meta<typeof OfferRow>
export default meta
type Story = StoryObj<typeof OfferRow>

export const Default: Story = {
  render: () => (
    <Grid columns={{ phone: 1, desktop: 3 }}>
      {[goods[1], goods[2], goods[4]].map((good) => (
        <OfferRow
          key={good.name}
          {...good}
          href="/product/1"
          note={
            <>
              <Tag tone="saving">Save HK$70.00</Tag>
              <span>until 30 November</span>
            </>
          }
        />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.tab()
    await waitFor(() => expect(page.getByRole('link', { name: /Probiotic 10/ })).toHaveFocus())
    await expect(canvasElement).toHaveTextContent('Original price HK$298.00')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { href: '/product/1', name: goods[0].name, image: goods[0].image, price: { now: 16800 } },
}

export const SoldOut: Story = {
  args: {
    href: '/product/1',
    name: goods[0].name,
    image: goods[0].image,
    price: { now: 16800 },
    isSoldOut: true,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Out of stock')).toBeVisible()
  },
}
