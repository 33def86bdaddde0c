import type { Meta, StoryObj } from '@storybook/react-vite'
import { ResendButton, type ResendButtonProps } from '#design-system/actions/ResendButton'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'
import { standStill } from '../../../testing/stand-still.ts'

const serverNow = Date.UTC(2031, 10, 22, 7, 12)
const args: ResendButtonProps = { name: 'Cheung Ka Yi', sentAt: null, serverNow, onResend: fn() }
const meta = { title: 'Actions/ResendButton', component: ResendButton, args } satisfies Meta<
  typeof ResendButton
>
export default meta
type Story = StoryObj<typeof ResendButton>

/** Page that sends and then receives a new `sentAt`. */
export const SendsOnce: Story = {
  render: function Sending(props) {
    const [sentAt, setSentAt] = useState<number | null>(null)
    const [isPending, setPending] = useState(false)
    return (
      <ResendButton
        {...props}
        sentAt={sentAt}
        isPending={isPending}
        onResend={() => {
          props.onResend()
          setPending(true)
          setTimeout(() => {
            setPending(false)
            setSentAt(serverNow)
          }, 1500)
        }}
      />
    )
  },
  play: async ({ canvasElement, args: { onResend } }) => {
    const page = within(canvasElement)
    const button = page.getByRole('button', { name: 'Resend to Cheung Ka Yi' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(onResend).toHaveBeenCalledOnce()
    await expect(button).toHaveAccessibleName('Sending…')
    await waitFor(
      () => expect(button).toHaveAccessibleName('Resend to Cheung Ka Yi: possible in 30 minutes'),
      { timeout: 6000 },
    )
    await expect(button).toHaveTextContent(/Resend in (30:00|29:\d\d)/)
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await expect(onResend).toHaveBeenCalledOnce()
  },
}
export const Waiting: Story = {
  args: { sentAt: serverNow - 768_000 },
  play: async ({ canvasElement, args: { onResend } }) => {
    const button = within(canvasElement).getByRole('button', { name: /possible in 18 minutes/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveTextContent(/17:1[12]/)
    await waitFor(() => expect(button).toHaveTextContent(/17:0\d|17:10/), { timeout: 4000 })
    await userEvent.click(button)
    await expect(onResend).not.toHaveBeenCalled()
  },
}
/** The wait ends while the button has focus: it can be pressed at once. */
export const BecomesReady: Story = {
  args: { sentAt: serverNow - 1_799_000 },
  play: async ({ canvasElement, args: { onResend } }) => {
    await userEvent.tab()
    const button = within(canvasElement).getByRole('button')
    await waitFor(() => expect(button).toHaveAccessibleName('Resend to Cheung Ka Yi'), { timeout: 4000 })
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(onResend).toHaveBeenCalledOnce()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach: standStill,
  render: () => (
    <Permutations<Pick<ResendButtonProps, 'sentAt' | 'isPending'>>
      values={{ sentAt: [null, serverNow - 768_000, serverNow - 1_800_000], isPending: [false, true] }}
      render={(props) => <ResendButton {...args} {...props} />}
    />
  ),
}
