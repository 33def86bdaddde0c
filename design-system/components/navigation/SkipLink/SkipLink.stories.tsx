import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkipLink } from '#design-system/SkipLink'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const meta = { title: 'Navigation/SkipLink', component: SkipLink } satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof SkipLink>

export const Default: Story = {
  render: () => (
    <>
      <SkipLink href="#content" />
      <p>The header</p>
      <main id="content" tabIndex={-1}>
        The page
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to main content' })
    await userEvent.tab()
    await waitFor(() => expect(link).toHaveFocus())
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

export const Matrix: Story = {
  render: () => (
    <>
      <SkipLink href="#content">跳到主要内容</SkipLink>
      <main id="content">The page</main>
    </>
  ),
}
