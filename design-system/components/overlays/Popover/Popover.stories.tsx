import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/actions/Button'
import { Popover } from '#design-system/overlays/Popover'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'
import { opened } from '../../../testing/opened.ts'

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'How it is counted',
    children: 'Orders that were returned do not count.',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof Popover>

export const Default: Story = {
  args: {
    title: 'Counted orders',
    children: (close) => (
      <>
        <p>Orders that were returned do not count.</p>
        <Button size="sm" onPress={close}>
          Got it
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'How it is counted' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const page = within(document.body)
    const sheet = await page.findByRole('dialog', { name: 'Counted orders' })
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true))
    await userEvent.click(within(sheet).getByRole('button', { name: 'Got it' }))
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await page.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4)
  },
}

/** Open, for the picture. */
export const Open: Story = {
  args: {
    label: 'วิธีการนับ',
    title: 'คำสั่งซื้อที่นับรวม',
    children: 'คำสั่งซื้อที่ถูกส่งคืนจะไม่ถูกนับรวม และคำสั่งซื้อที่ยังไม่ได้ชำระเงินจะถูกนับในวันที่ชำระเงินแล้ว',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(
      await within(document.body).findByRole('dialog', { name: 'คำสั่งซื้อที่นับรวม' }),
    ).toBeInTheDocument()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ variant: 'line' | 'text' | 'tint'; isIconOnly: boolean; isDisabled: boolean }>
      values={{ variant: ['line', 'text', 'tint'], isIconOnly: [false, true], isDisabled: [false, true] }}
      render={(props) => (
        <Popover label="How it is counted" icon="info" {...props}>
          Orders that were returned do not count.
        </Popover>
      )}
    />
  ),
  play: opened(),
}
