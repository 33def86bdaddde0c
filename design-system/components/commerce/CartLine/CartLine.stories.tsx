import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartLine } from '#design-system/commerce/CartLine'
import { moreIcons } from '#design-system/text/Icon'
import { Tag } from '#design-system/text/Tag'
import { Button } from '#design-system/actions/Button'
import { StockNote } from '#design-system/commerce/StockNote'
import { RemovedLine } from '#design-system/commerce/CartLine'
import { expect, fn, userEvent, within } from 'storybook/test'
import { goods } from '../../../testing/goods.ts'

const meta = { title: 'Commerce/CartLine', component: CartLine } satisfies Meta<typeof CartLine>
export default meta
type Story = StoryObj<typeof CartLine>

export const Default: Story = {
  args: {
    name: goods[0].name,
    href: '/product/1',
    image: goods[0].image,
    options: '60 tablets',
    total: 33600,
    each: 'HK$168.00 × 2',
    note: <Tag tone="saving">Two or more: HK$12 off each</Tag>,
    actions: (
      <Button variant="text" size="sm">
        Move to favourites
      </Button>
    ),
    onRemove: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: `Remove ${goods[0].name}` }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const Removed: Story = {
  render: () => (
    <RemovedLine
      action={
        <Button variant="text" size="sm" icon={moreIcons.undo}>
          Undo
        </Button>
      }
    >
      Propolis drops are out of your cart.
    </RemovedLine>
  ),
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <>
      <CartLine
        name={goods[4].name}
        href="/product/5"
        image={goods[4].image}
        options="300 g"
        note={<StockNote state="low">Only 3 left</StockNote>}
        total={32800}
        was={39800}
        onRemove={() => {}}
      />
      <CartLine name={goods[1].name} image={goods[1].image} options="30 sachets" total={23800} each="× 1" />
      <CartLine
        name={goods[5].name}
        href="/product/6"
        image={goods[5].image}
        total={18800}
        isRemoving
        onRemove={() => {}}
        error="The requested qty is not available"
      />
    </>
  ),
}
