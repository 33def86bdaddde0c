import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/actions/Button'
import { Sidebar } from '#design-system/layout/Sidebar'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { expect, waitFor, within } from 'storybook/test'
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

/** Filters that are taller than the window scroll by themselves and stay in sight. */
export const StickySide: Story = {
  render: () => (
    <Sidebar
      isSideSticky
      sideLabel="Filters"
      side={Array.from({ length: 60 }, (_, index) => (
        <Button key={index}>{`Brand ${index + 1}`}</Button>
      ))}
    >
      <Stack>
        {Array.from({ length: 120 }, (_, index) => (
          <Text key={index}>{`Product ${index + 1}`}</Text>
        ))}
      </Stack>
    </Sidebar>
  ),
  play: async ({ canvas }) => {
    const side = canvas.getByRole('complementary', { name: 'Filters' })
    await expect(side.clientHeight).toBeLessThan(window.innerHeight)
    await expect(side.scrollHeight).toBeGreaterThan(side.clientHeight)
    window.scrollTo(0, window.innerHeight)
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0))
    await expect(side.getBoundingClientRect().bottom).toBeGreaterThan(0)
    await expect(side.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    window.scrollTo(0, 0)
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
