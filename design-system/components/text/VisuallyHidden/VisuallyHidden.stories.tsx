import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from '#design-system/text/VisuallyHidden'
import { Text } from '#design-system/text/Text'
import { expect, within } from 'storybook/test'

const meta = { title: 'Text/VisuallyHidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof VisuallyHidden>

export const Default: Story = {
  render: () => (
    <Text>
      <span>HK$368</span>
      <VisuallyHidden> before the offer</VisuallyHidden>
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/before the offer/)).toBeInTheDocument()
  },
}

export const Matrix: Story = { ...Default, parameters: { chromatic: { disableSnapshot: false } } }
