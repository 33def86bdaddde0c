import type { Meta, StoryObj } from '@storybook/react-vite'
import { BundleCard } from '#design-system/commerce/BundleCard'
import { Grid } from '#design-system/layout/Grid'
import { Tag } from '#design-system/text/Tag'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { goods } from '../../../testing/goods.ts'

const meta = { title: 'Commerce/BundleCard', component: BundleCard } satisfies Meta<typeof BundleCard>
export default meta
type Story = StoryObj<typeof BundleCard>

const trio = (...at: number[]) => goods.filter((_, index) => at.includes(index)).map((good) => good.image)

export const Default: Story = {
  render: () => (
    <Grid columns={{ phone: 1, desktop: 3 }}>
      <BundleCard
        href="/product/a"
        name="Back to school"
        caption="Zinc gummies, elderberry, vitamin C"
        images={trio(0, 5, 6)}
        ground="family"
        count="3 products"
        price={{ now: 35400, was: 39400 }}
        note={<Tag tone="saving">You save HK$40.00 (10%)</Tag>}
      />
      <BundleCard
        href="/product/b"
        name="For the heart"
        caption="Omega-3, magnesium"
        images={trio(2, 3)}
        ground="heart"
        price={{ now: 76800 }}
      />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.tab()
    await waitFor(() => expect(page.getByRole('link', { name: /Back to school/ })).toHaveFocus())
    await expect(canvasElement).toHaveTextContent('Original price HK$394.00')
    // Its packs are decoration: the name says what it is.
    await expect(page.queryAllByRole('img')).toHaveLength(0)
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    href: '/product/a',
    name: '睡前二十分钟',
    images: trio(3, 4, 5),
    ground: 'sleep',
    price: { now: 34500, was: 38400 },
  },
}

export const SoldOut: Story = {
  args: {
    href: '/product/a',
    name: 'Quiet Evening Set',
    images: trio(3, 4, 5),
    ground: 'sleep',
    price: { now: 34500 },
    isSoldOut: true,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Out of stock')).toBeVisible()
  },
}
