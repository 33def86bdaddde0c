import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ShareDetailsView } from './ShareDetailsView.tsx'

const meta = {
  title: 'Features/Team/ShareDetails',
  component: ShareDetailsView,
  args: { isShared: false, isSaving: false, onChange: fn() },
} satisfies Meta<typeof ShareDetailsView>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvasElement, args }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: /Share my name/ })
    await expect(toggle).not.toBeChecked()
    await expect(toggle).toHaveAccessibleDescription(/remind you before your membership ends/)
    await userEvent.click(toggle)
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
export const On: Story = { args: { isShared: true } }
export const Saving: Story = {
  args: { isShared: true, isSaving: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('switch'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Loading: Story = {
  args: { isShared: undefined },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: /Share my name/ })
    await expect(toggle).toBeDisabled()
    await expect(toggle).toHaveAttribute('aria-busy', 'true')
  },
}
export const Failed: Story = {
  args: { isShared: undefined, failure: { error: null, isRetrying: false, retry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }))
    await expect(args.failure?.retry).toHaveBeenCalled()
  },
}
