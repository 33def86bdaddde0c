import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from '#design-system/actions/CopyButton'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: {
    text: 'SF1029384756',
    label: 'Copy',
    describe: 'Copy tracking number SF1029384756',
    onCopied: fn(),
  },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof CopyButton>

export const Copies: Story = {
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Copy tracking number SF1029384756' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await expect(write).toHaveBeenCalledWith('SF1029384756')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    await expect(args.onCopied).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const ClipboardRefused: Story = {
  play: async ({ canvasElement, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    const field = await canvas.findByRole<HTMLInputElement>('textbox')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(
      'Your browser blocked copying. The text is selected, so you can copy it manually.',
    )
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('SF1029384756')
    await expect(args.onCopied).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{
      variant: 'line' | 'text' | 'primary'
      size: 'sm' | 'md'
      label: string
      isDisabled: boolean
    }>
      values={{
        variant: ['line', 'text', 'primary'],
        size: ['sm', 'md'],
        label: ['Copy link', 'คัดลอกหมายเลขพัสดุ'],
        isDisabled: [false, true],
      }}
      render={(props) => <CopyButton text="SF1029384756" label="Copy" {...props} />}
    />
  ),
}
