import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from '#design-system/layout/Container'
import { Text } from '#design-system/text/Text'
import { expect } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Layout/Container', component: Container } satisfies Meta<typeof Container>
export default meta
type Story = StoryObj<typeof Container>

const text = (
  <Text>
    Vitamin C is sensitive to light and warmth. Keep the bottle closed, dry and below 25 degrees, and finish
    it within six months of opening.
  </Text>
)

export const Default: Story = {
  render: () => <Container>{text}</Container>,
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('p')?.parentElement
    if (!box) throw new Error('no container')
    await expect(box.getBoundingClientRect().width).toBeLessThanOrEqual(1280)
    const { left, right } = box.getBoundingClientRect()
    // In the middle, gutters alike.
    await expect(
      Math.abs(
        left -
          canvasElement.getBoundingClientRect().left -
          (canvasElement.getBoundingClientRect().right - right),
      ),
    ).toBeLessThanOrEqual(1)
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ width: 'page' | 'measure'; block: 'none' | 'page' }>
      isWide
      values={{ width: ['page', 'measure'], block: ['none', 'page'] }}
      render={(props) => <Container {...props}>{text}</Container>}
    />
  ),
}
