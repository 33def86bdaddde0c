import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '#design-system/actions/IconButton'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Actions/IconButton', component: IconButton } satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof IconButton>

export const Default: Story = {
  args: { label: 'Add Vitamin C to the cart', icon: 'plus', onPress: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Add Vitamin C to the cart' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const AsLink: Story = { args: { label: 'Cart, 4 items', icon: 'cart', href: '/cart', count: 4 } }

/** A figure that asks for nothing is no badge. */
export const QuietCount: Story = {
  args: { label: 'Like, 8 people', icon: 'heart', count: 8, isCountQuiet: true, onPress: fn() },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ count: number; isDisabled: boolean; isPressed: boolean }>
      values={{
        count: [0, 4, 120],
        isDisabled: [false, true],
        isPressed: [false, true],
      }}
      render={(props, index) => (
        <IconButton
          {...props}
          icon="heart"
          label={`Favourite ${index}, ${(props.count ?? 0) > 99 ? '99+' : props.count} items`}
        />
      )}
    />
  ),
}
