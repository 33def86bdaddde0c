import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/actions/Button'
import { pagePictures } from '#design-system/testing/page-pictures.ts'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { items, totals } from '../examples.ts'
import { MiniCartView } from './MiniCartView.tsx'

const meta = {
  title: 'Pages/MiniCart',
  component: MiniCartView,
  parameters: { chromatic: pagePictures },
  args: { isOpen: true, items, totals, onClose: fn() },
  render: (args) => (
    <header>
      <Button>Before</Button>
      <MiniCartView {...args} />
    </header>
  ),
} satisfies Meta<typeof MiniCartView>
export default meta
type Story = StoryObj<typeof meta>

/** Closed from inside it gives the focus back to where it came from. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('there are now 4 items in your cart')
    const before = canvas.getByRole('button', { name: 'Before' })
    await userEvent.tab()
    await waitFor(() => expect(before).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const ManyLines: Story = {
  args: {
    items: [...items, ...items.map((item, index) => ({ ...item, item_id: 10 + index }))],
    totals: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('and 3 more products')
  },
}

export const Closed: Story = { args: { isOpen: false } }
