import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '#design-system/actions/Button'
import { LoadingStatus, type LoadingStatusProps } from '#design-system/feedback/LoadingStatus'
import { Stack } from '#design-system/layout/Stack'
import { TextField } from '#design-system/fields/TextField'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'
import { keptOpen } from '../../../testing/opened.ts'

const onHelp = fn()
let finish: () => void = () => undefined

/** A page with a button that starts loading, which ends when the story says so. */
function Live({ children, ...status }: Partial<LoadingStatusProps> & { children?: ReactNode }) {
  const [loading, setLoading] = useState(status.loading ?? false)
  useEffect(() => {
    finish = () => {
      setLoading(false)
    }
  }, [])
  return (
    <Stack gap={4}>
      <Held initial="12 Granville Road">
        {(value, set) => <TextField label="Street" value={value} onChange={set} />}
      </Held>
      <Button
        variant="primary"
        isPending={loading}
        pendingLabel="Placing the order"
        onPress={() => setLoading(true)}
      >
        Place order
      </Button>
      <Button onPress={onHelp}>Help</Button>
      <LoadingStatus id="order" message="Placing your order. Please wait." {...status} loading={loading} />
      {children}
    </Stack>
  )
}
const meta = {
  title: 'Feedback/LoadingStatus',
  component: LoadingStatus,
  args: { id: 'order', message: 'Placing your order. Please wait.' },
  render: (args) => <Live {...args} loading={args.loading ?? false} />,
  beforeEach: () => {
    onHelp.mockClear()
  },
} satisfies Meta<typeof LoadingStatus>
export default meta
type Story = StoryObj<typeof LoadingStatus>

const cover = () => screen.findByRole('dialog', { name: 'Placing your order. Please wait.' })
const noCover = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const under = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}

/**
 * The page behind is unreachable by keyboard and pointer, Escape does not close the cover, and focus returns
 * afterwards.
 */
export const CoversThePage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Place order' })
    const help = canvas.getByRole('button', { name: 'Help' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await cover()
    await expect(dialog.matches(':modal')).toBe(true)
    await waitFor(() => expect(dialog).toHaveFocus())
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Placing your order. Please wait.')
    for (let stop = 0; stop < 4; stop++) {
      await userEvent.tab()
      await expect(canvasElement.querySelector(':is(button, input):focus')).toBeNull()
    }
    help.focus()
    await expect(help).not.toHaveFocus()
    await expect(dialog.contains(under(help))).toBe(true)
    await userEvent.click(under(help) ?? dialog)
    await expect(onHelp).not.toHaveBeenCalled()
    for (let press = 0; press < 3; press++) await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    finish()
    await noCover()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(help)
    await expect(onHelp).toHaveBeenCalledOnce()
  },
}

/** A response within the delay shows nothing. */
export const QuickAnswer: Story = {
  play: async ({ canvasElement }) => {
    const seen = fn()
    const observer = new MutationObserver(() => {
      if (document.querySelector('dialog')) seen()
    })
    observer.observe(canvasElement, { childList: true, subtree: true })
    const button = within(canvasElement).getByRole('button', { name: 'Place order' })
    // In one task: if the machine pauses between the two, the cover would rightly appear.
    button.click()
    finish()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await new Promise((done) => {
      setTimeout(done, 400)
    })
    observer.disconnect()
    await expect(seen).not.toHaveBeenCalled()
  },
}

/** Without `blockPage` the message appears at the edge; focus stays and the page can be used. */
export const Quiet: Story = {
  args: { blockPage: false, message: 'Saving your choice' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Place order' })
    const help = canvas.getByRole('button', { name: 'Help' })
    await userEvent.click(button)
    const status = await canvas.findByText('Saving your choice')
    await expect(status).toHaveRole('status')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(help).toHaveFocus())
    await expect(under(help)?.closest('button')).toBe(help)
    await userEvent.click(help)
    await expect(onHelp).toHaveBeenCalledOnce()
    finish()
    await waitFor(() => expect(canvas.queryByText('Saving your choice')).toBeNull())
  },
}

/** Of several at once one is shown: blocking before non-blocking, later before earlier. */
export const SeveralAtOnce: Story = {
  args: { loading: true },
  render: (args) => (
    <Live {...args}>
      <LoadingStatus id="language" message="Changing the language" />
      <LoadingStatus id="choice" message="Saving your choice" blockPage={false} />
    </Live>
  ),
  play: async ({ canvasElement }) => {
    await screen.findByRole('dialog', { name: 'Changing the language' })
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await expect(canvasElement).not.toHaveTextContent('Saving your choice')
  },
}

/** When the page changes, its cover goes away and the next page is usable at once. */
export const PageChanges: Story = {
  render: (args) => (
    <Held initial={false}>
      {(isNext, set) =>
        isNext ? (
          <Button onPress={onHelp}>Next page</Button>
        ) : (
          <>
            <Live {...args} loading />
            <Button onPress={() => set(true)}>Leave</Button>
          </>
        )
      }
    </Held>
  ),
  play: async ({ canvasElement }) => {
    const leave = within(canvasElement).getByRole('button', { name: 'Leave' })
    await cover()
    leave.click()
    await noCover()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next page' }))
    await expect(onHelp).toHaveBeenCalledOnce()
  },
}

/** The cover with the longest message, and below it a usable page. */
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap={4}>
      <Permutations<{ message: string }>
        values={{
          message: [
            'Pesanan anda sedang dihantar. Sila tunggu dan jangan tutup halaman ini. กำลังส่งคำสั่งซื้อของคุณ โปรดรอสักครู่',
          ],
        }}
        render={(props) => <Live message="" {...props} loading />}
      />
    </Stack>
  ),
  play: keptOpen(async () => {
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeVisible())
  }),
}
