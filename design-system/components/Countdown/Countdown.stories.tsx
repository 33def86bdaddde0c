import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from '#design-system/Countdown'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'

// Far from this device's date: only the distance to the deadline counts.
const serverNow = Date.UTC(2031, 10, 21, 7, 12)
const meta = { title: 'Feedback/Countdown', component: Countdown, args: { serverNow, deadline: serverNow + 1_661_000, onEnd: fn(), label: 'Time left to pay' } } satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof Countdown>

export const Usual: Story = {
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

export const SaidAtAMinute: Story = {
  args: { deadline: serverNow + 60_900 },
  play: async ({ canvasElement }) => { await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Time left to pay: 1 minute left'), { timeout: 4000 }) },
}

export const Matrix: Story = { render: () => <Permutations<{ deadline: number, size: 'lg' | 'sm' }> values={{ size: ['lg', 'sm'], deadline: [serverNow + 1_661_000, serverNow + 252_000, serverNow + 11_100_000, serverNow + 190_000_000, serverNow] }} render={(props) => <Countdown serverNow={serverNow} deadline={serverNow} onEnd={fn()} label="Time left" {...props} />} /> }
