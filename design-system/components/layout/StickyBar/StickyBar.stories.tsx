import type { Meta, StoryObj } from '@storybook/react-vite'
import { StickyBar } from '#design-system/layout/StickyBar'
import { Button } from '#design-system/actions/Button'
import { IconButton } from '#design-system/actions/IconButton'
import { Money } from '#design-system/data/Money'
import { expect, within } from 'storybook/test'

const meta = { title: 'Layout/StickyBar', component: StickyBar } satisfies Meta<typeof StickyBar>
export default meta
type Story = StoryObj<typeof StickyBar>

export const Default: Story = {
  render: () => (
    <StickyBar label="Buy" lead={<IconButton icon="heart" label="Favourite" />}>
      <Button variant="tint">Add to cart</Button>
      <Button variant="primary">Buy now</Button>
    </StickyBar>
  ),
  play: async ({ canvasElement }) => {
    // On a wide screen the page has these buttons elsewhere.
    await expect(within(canvasElement).queryByRole('region', { name: 'Buy' })).toBeNull()
    await expect(
      [...canvasElement.querySelectorAll('[aria-label=Buy] button')].map((button) => button.textContent),
    ).toEqual(['', 'Add to cart', 'Buy now'])
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <StickyBar label="Total" lead={<Money minor={87800} size="lg" />}>
      <Button variant="primary">Check out</Button>
    </StickyBar>
  ),
}
