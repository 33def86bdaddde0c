import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '#design-system/actions/Button'
import { Drawer, type DrawerProps } from '#design-system/overlays/Drawer'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'
import { opened } from '../../../testing/opened.ts'

function Live(props: Partial<DrawerProps>) {
  const [isOpen, setOpen] = useState(props.isOpen ?? false)
  return (
    <>
      <Button icon="filter" onPress={() => setOpen(true)}>
        {`Filters ${props.side ?? ''}`}
      </Button>
      <Drawer
        title="Filters"
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <Button variant="primary" isWide onPress={() => setOpen(false)}>
            Show 24 products
          </Button>
        }
      >
        Form, price, in stock
      </Drawer>
    </>
  )
}
const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof Live>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: /Filters/ })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const drawer = await within(document.body).findByRole('dialog', { name: 'Filters' })
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Right: Story = { args: { isOpen: true } }
export const Bottom: Story = { args: { isOpen: true, side: 'bottom' } }

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ side: 'left' | 'right' | 'bottom' }>
      values={{ side: ['left', 'right', 'bottom'] }}
      render={(props) => <Live {...props} />}
    />
  ),
  play: opened(1),
}
