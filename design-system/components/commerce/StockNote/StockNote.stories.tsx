import type { Meta, StoryObj } from '@storybook/react-vite'
import { StockNote } from '#design-system/commerce/StockNote'
import { expect } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Commerce/StockNote', component: StockNote } satisfies Meta<typeof StockNote>
export default meta
type Story = StoryObj<typeof StockNote>

export const Default: Story = {
  args: { state: 'in', children: 'In stock, 38 left' },
  play: async ({ canvasElement }) => {
    // The words say it all; the mark is for the eye.
    await expect(canvasElement).toHaveTextContent(/^In stock, 38 left$/)
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ state: 'in' | 'low' | 'out' }>
      values={{ state: ['in', 'low', 'out'] }}
      render={({ state = 'in' }) => <StockNote state={state}>38 left</StockNote>}
    />
  ),
}
