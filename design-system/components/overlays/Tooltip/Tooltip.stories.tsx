import type { Meta, StoryObj } from '@storybook/react-vite'
import { moreIcons } from '#design-system/text/Icon'
import { IconButton } from '#design-system/actions/IconButton'
import { Inline } from '#design-system/layout/Inline'
import { Tooltip } from '#design-system/overlays/Tooltip'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'
import { keptOpen } from '../../../testing/opened.ts'

const pressed = fn()
const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { children: <IconButton icon={moreIcons.copy} label="Copy the tracking number" onPress={pressed} /> },
  beforeEach: () => {
    pressed.mockClear()
  },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof Tooltip>

const shown = () => within(document.body).queryByRole('tooltip')

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Copy the tracking number' })
    await expect(shown()).toBeNull()
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveFocus())
    await waitFor(() => expect(shown()).toHaveTextContent('Copy the tracking number'))
    // The words are the button's name already: they must not be heard twice.
    await expect(button).not.toHaveAccessibleDescription()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(shown()).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(pressed).toHaveBeenCalledOnce()
  },
}

export const ByPointer: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    // for a moment after another tooltip, of the story before this one, the next shows at once
    await new Promise((done) => setTimeout(done, 800))
    // the mouse comes from somewhere: what appears under it after a key press opens nothing
    await userEvent.hover(canvasElement)
    await userEvent.hover(button)
    await expect(shown()).toBeNull()
    await waitFor(() => expect(shown()).toBeVisible())
    await userEvent.unhover(button)
    await waitFor(() => expect(shown()).toBeNull())
    // A press is an answer: what the button is called is known by then.
    await userEvent.hover(button)
    await waitFor(() => expect(shown()).toBeVisible())
    await userEvent.click(button)
    await waitFor(() => expect(shown()).toBeNull())
  },
}

export const ByHoldingAFinger: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await fireEvent.pointerDown(button, { pointerType: 'touch' })
    await waitFor(() => expect(shown()).toBeVisible())
    await fireEvent.pointerUp(button, { pointerType: 'touch' })
    await fireEvent.click(button, { detail: 1 })
    await expect(pressed).not.toHaveBeenCalled()
    await waitFor(() => expect(shown()).toBeNull(), { timeout: 4000 })
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ icon: 'copy' | 'trash'; placement: 'top' | 'bottom'; label: string }>
      values={{
        icon: ['copy', 'trash'],
        placement: ['top', 'bottom'],
        label: ['Copy', 'คัดลอกหมายเลขพัสดุของคำสั่งซื้อนี้ไปยังคลิปบอร์ด'],
      }}
      render={({ icon, label = 'Copy', placement = 'top' }) => (
        <Inline>
          <Tooltip placement={placement}>
            <IconButton icon={icon === 'trash' ? icon : moreIcons.copy} label={label} />
          </Tooltip>
        </Inline>
      )}
    />
  ),
  play: keptOpen(async ({ canvasElement }) => {
    within(canvasElement).getAllByRole('button')[1]?.focus()
    await userEvent.tab()
    await within(document.body).findByRole('tooltip')
  }),
}
