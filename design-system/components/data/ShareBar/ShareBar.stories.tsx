import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShareBar, type ShareBarProps } from '#design-system/data/ShareBar'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const args: ShareBarProps = { value: 200, max: 450, label: '200 of 450 points' }
const meta = { title: 'Data/ShareBar', component: ShareBar, args } satisfies Meta<typeof ShareBar>
export default meta
type Story = StoryObj<typeof ShareBar>

const widthOf = (canvas: HTMLElement) => canvas.querySelector('rect')?.getAttribute('width')
export const Part: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '200 of 450 points' })).toBeVisible()
    await expect(widthOf(canvasElement)).toBe('44.44%')
  },
}
/** What is larger than the largest, or no number, stays inside its cell. */
export const OutOfRange: Story = {
  args: { value: 900 },
  play: async ({ canvasElement }) => {
    await expect(widthOf(canvasElement)).toBe('100.00%')
  },
}
export const NothingToCompare: Story = {
  args: { value: 0, max: 0 },
  play: async ({ canvasElement }) => {
    await expect(widthOf(canvasElement)).toBe('0.00%')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<Pick<ShareBarProps, 'value' | 'isEstimated'>>
      values={{ value: [0, 1, 200, 450], isEstimated: [false, true] }}
      render={(props) => <ShareBar {...args} {...props} />}
    />
  ),
}
