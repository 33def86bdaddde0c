import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from '#design-system/feedback/Countdown'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'
import { standStill } from '../../../testing/stand-still.ts'

// Far from the device's date: only the time until the deadline matters.
const serverNow = Date.UTC(2031, 10, 21, 7, 12)
const meta = {
  title: 'Feedback/Countdown',
  component: Countdown,
  args: { serverNow, deadline: serverNow + 1_661_000, onEnd: fn(), label: 'Time left to pay' },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof Countdown>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer', { name: 'Time left to pay' })
    await expect(timer).toHaveTextContent(/27 min (41|40) s/)
    await waitFor(() => expect(timer).toHaveTextContent(/27 min (39|38) s/), { timeout: 4000 })
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement()
  },
}

export const RunsOut: Story = {
  args: { deadline: serverNow + 1500 },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalled(), { timeout: 4000 })
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Time left to pay: time is up')
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('00 min 00 s')
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

/** A page that asks the server when the time is up and is told that the deadline has passed. */
function Asking({ onEnd }: { onEnd: () => void }) {
  const [asked, setAsked] = useState(0)
  return (
    <>
      <Countdown
        label="Time left to pay"
        deadline={serverNow + 500}
        serverNow={serverNow + asked * 1000}
        onEnd={() => {
          onEnd()
          setAsked((count) => count + 1)
        }}
      />
      <p>{`asked ${asked}`}</p>
    </>
  )
}
export const AsksTheServerOnce: Story = {
  render: (args) => <Asking onEnd={args.onEnd} />,
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/asked [1-9]/)).toBeVisible(), {
      timeout: 3000,
    })
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('time is up'))
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}
export const CatchesUpAfterSleep: Story = {
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer')
    await expect(timer).toHaveTextContent(/27 min/)
    // The system clock runs two minutes ahead of the monotonic clock while the tab measures.
    const real = Date.now
    Date.now = () => real() + 120_000
    document.dispatchEvent(new Event('visibilitychange'))
    Date.now = real
    await waitFor(() => expect(timer).toHaveTextContent(/25 min/))
  },
}
export const SaidAtAMinute: Story = {
  args: { deadline: serverNow + 60_900 },
  play: async ({ canvasElement }) => {
    await waitFor(
      () =>
        expect(within(canvasElement).getByRole('status')).toHaveTextContent(
          'Time left to pay: 1 minute left',
        ),
      { timeout: 4000 },
    )
  },
}

/** The server extends the deadline after the end. */
function Extended({ onEnd }: { onEnd: () => void }) {
  const [isExtended, setExtended] = useState(false)
  return (
    <>
      <Countdown
        label="Time left to pay"
        deadline={serverNow + (isExtended ? 540_000 : 500)}
        serverNow={serverNow}
        onEnd={onEnd}
      />
      <button type="button" onClick={() => setExtended(true)}>
        Grant more
      </button>
    </>
  )
}
export const ExtendedAfterTheEnd: Story = {
  render: (args) => <Extended onEnd={args.onEnd} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('time is up'), { timeout: 3000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Grant more' }))
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/^0?(9|8) min/))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

export const NoDeadline: Story = {
  args: { deadline: Number.NaN },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByRole('timer')).toBeNull()
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach: standStill,
  render: () => (
    <Permutations<{ deadline: number; size: 'lg' | 'sm' }>
      values={{
        size: ['lg', 'sm'],
        deadline: [
          serverNow + 1_661_000,
          serverNow + 252_000,
          serverNow + 11_100_000,
          serverNow + 190_000_000,
          serverNow,
        ],
      }}
      render={(props) => (
        <Countdown serverNow={serverNow} deadline={serverNow} onEnd={fn()} label="Time left" {...props} />
      )}
    />
  ),
}
