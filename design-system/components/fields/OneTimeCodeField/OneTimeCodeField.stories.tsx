import type { Meta, StoryObj } from '@storybook/react-vite'
import { OneTimeCodeField } from '#design-system/fields/OneTimeCodeField'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = {
  title: 'Fields/OneTimeCodeField',
  component: OneTimeCodeField,
  args: { label: 'Code', value: '', onChange: fn(), onSend: fn(), onComplete: fn(), sendLabel: 'Send code' },
  render: (args) => (
    <Held initial={args.value} onChange={args.onChange}>
      {(value, set) => <OneTimeCodeField {...args} value={value} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof OneTimeCodeField>
export default meta
type Story = StoryObj<typeof OneTimeCodeField>

export const Default: Story = {
  render: function Sending(args) {
    const [resendIn, setResendIn] = useState(0)
    return (
      <Held initial={args.value} onChange={args.onChange}>
        {(value, set) => (
          <OneTimeCodeField
            {...args}
            value={value}
            onChange={set}
            onSend={() => {
              args.onSend?.()
              setResendIn(60)
            }}
            resendIn={resendIn}
          />
        )}
      </Held>
    )
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.paste(' 123-456 ')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
    await expect(field).toHaveValue('123456')
  },
}

/** The response is slow and the user types elsewhere: focus stays there. */
export const SentLate: Story = {
  render: function Sending(args) {
    const [resendIn, setResendIn] = useState(0)
    return (
      <div>
        <OneTimeCodeField {...args} resendIn={resendIn} onSend={() => setTimeout(setResendIn, 100, 60)} />
        <input aria-label="Last name" />
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    const name = canvas.getByRole('textbox', { name: 'Last name' })
    await userEvent.click(name)
    await expect(await canvas.findByRole('button', { name: 'Resend in 60 s' })).toBeDisabled()
    await waitFor(() => expect(name).toHaveFocus())
  },
}

/** A rejected request moves no focus: the page shows where the error is. */
export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Send code' })
    await userEvent.click(button)
    await expect(args.onSend).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** The message appears in the reserved space: nothing below shifts. */
export const Sent: Story = {
  render: function Sending(args) {
    const [isSent, setSent] = useState(false)
    return (
      <div>
        <Held initial={args.value} onChange={args.onChange}>
          {(value, set) => (
            <OneTimeCodeField
              {...args}
              value={value}
              onChange={set}
              onSend={() => setSent(true)}
              resendIn={isSent ? 60 : 0}
              isSent={isSent}
              sentMessage="We have sent a code to +852 51000001."
            />
          )}
        </Held>
        <button type="button">Next</button>
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const next = canvas.getByRole('button', { name: 'Next' })
    const before = next.getBoundingClientRect().top
    await expect(canvas.getByText('We have sent a code to +852 51000001.')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await waitFor(() => expect(canvas.getByText('We have sent a code to +852 51000001.')).toBeVisible())
    const note = canvas.getByText('We have sent a code to +852 51000001.')
    await expect(canvas.getAllByRole('status').filter((region) => region.contains(note))).toHaveLength(1)
    await expect(next.getBoundingClientRect().top).toBe(before)
  },
}

export const Waiting: Story = {
  args: { resendIn: 42, value: '12' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Resend in 42 s' })).toBeDisabled()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ resendIn: number; isSending: boolean; errorMessage: string }>
      values={{
        resendIn: [0, 42],
        isSending: [false, true],
        errorMessage: ['', 'The code is wrong or has expired.'],
      }}
      render={(props) => (
        <OneTimeCodeField
          label="Code"
          value="123"
          onChange={fn()}
          onSend={fn()}
          sendLabel="Send code"
          {...props}
        />
      )}
    />
  ),
}
