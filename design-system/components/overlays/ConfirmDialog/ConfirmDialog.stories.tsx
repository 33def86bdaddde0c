import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '#design-system/actions/Button'
import { ConfirmDialog, type ConfirmDialogProps } from '#design-system/overlays/ConfirmDialog'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'
import { opened } from '../../../testing/opened.ts'

const onConfirm = fn()
function Live(props: Partial<ConfirmDialogProps>) {
  const [isOpen, setOpen] = useState(props.isOpen ?? false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Remove</Button>
      <ConfirmDialog
        title="Remove this address?"
        confirmLabel="Remove address"
        cancelLabel="Keep it"
        tone="danger"
        {...props}
        isOpen={isOpen}
        onConfirm={() => {
          onConfirm()
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      >
        Chan Mei Yee, 223 Nam Cheong Street, Sham Shui Po
      </ConfirmDialog>
    </>
  )
}
const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  render: (args) => <Live {...args} />,
  beforeEach: () => {
    onConfirm.mockClear()
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof Live>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(document.body)
    const opener = within(canvasElement).getByRole('button', { name: 'Remove' })
    await userEvent.click(opener)
    const dialog = await page.findByRole('alertdialog', { name: 'Remove this address?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(onConfirm).not.toHaveBeenCalled()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await page.findByRole('button', { name: 'Remove address' }))
    await expect(onConfirm).toHaveBeenCalledOnce()
  },
}

export const Open: Story = { args: { isOpen: true } }

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ tone: 'default' | 'danger' }>
      values={{ tone: ['default', 'danger'] }}
      render={(props) => <Live {...props} />}
    />
  ),
  play: opened(1),
}
