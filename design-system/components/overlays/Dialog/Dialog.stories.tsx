import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '#design-system/actions/Button'
import { Dialog, type DialogProps } from '#design-system/overlays/Dialog'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'
import { opened } from '../../../testing/opened.ts'

function Live(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(props.isOpen ?? false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{`Open ${props.size ?? ''}`}</Button>
      <Dialog
        title="Share this product"
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <Button variant="primary" onPress={() => setOpen(false)}>
            Done
          </Button>
        }
      >
        Send the link to family or friends.
      </Dialog>
    </>
  )
}
const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof Live>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: /Open/ })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await within(document.body).findByRole('dialog', { name: 'Share this product' })
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Open: Story = { args: { isOpen: true } }

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ size: 'sm' | 'md' | 'lg' }>
      values={{ size: ['sm', 'md', 'lg'] }}
      render={(props) => <Live {...props} />}
    />
  ),
  play: opened(1),
}
