import { pagePictures } from '#design-system/testing/page-pictures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { TermsView } from './TermsView.tsx'

const paragraph =
  '<h2>Orders</h2><p>An order is binding once it is paid. We send what was ordered, or tell you within a day why we cannot.</p>'

const meta = {
  title: 'Pages/Terms',
  component: TermsView,
  parameters: { padded: false, chromatic: pagePictures },
  args: {
    page: {
      identifier: 'terms-conditions',
      title: 'Terms',
      content_heading: 'Terms & conditions',
      content: paragraph.repeat(30),
    },
    state: 'ready',
    isAccepting: false,
    onAccept: fn(),
  },
} satisfies Meta<typeof TermsView>
export default meta
type Story = StoryObj<typeof meta>

export const Long: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Accept and Continue' })
    await expect(button).toBeDisabled()
    await expect(canvas.getAllByText(/read the whole document first/)[0]).toBeVisible()
    // the text is rendered slightly after its frame
    await canvas.findAllByRole('heading', { name: 'Orders' })
    await expect(button).toBeDisabled()
    button.scrollIntoView()
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}
export const Short: Story = {
  args: {
    page: {
      identifier: 'terms-conditions',
      title: 'Terms',
      content_heading: 'Terms & conditions',
      content: paragraph,
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Accept and Continue' })).toBeEnabled(),
    )
  },
}
export const Loading: Story = { args: { page: undefined, state: 'pending' } }
export const Failed: Story = {
  args: { page: undefined, state: 'pending', failure: { error: null, isRetrying: false, retry: fn() } },
}
