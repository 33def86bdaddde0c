import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sidebar } from '#design-system/Sidebar'
import { Text } from '#design-system/Text'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Layout/Sidebar', component: Sidebar } satisfies Meta<typeof Sidebar>
export default meta
type Story = StoryObj<typeof Sidebar>

export const Default: Story = {
  render: () => (
    <Sidebar side={<Text>Form, price, stock</Text>} sideLabel="Filters">
      <Text>42 products</Text>
    </Sidebar>
  ),
  play: async ({ canvasElement }) => {
    const side = within(canvasElement).getByText('Form, price, stock').getBoundingClientRect()
    const content = within(canvasElement).getByText('42 products').getBoundingClientRect()
    await expect(side.right).toBeLessThan(content.left)
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ onPhones: 'show' | 'hide' }>
      isWide
      values={{ onPhones: ['show', 'hide'] }}
      render={(props) => (
        <Sidebar {...props} side={<Text>Form, price, stock</Text>}>
          <Text>42 products</Text>
        </Sidebar>
      )}
    />
  ),
}
