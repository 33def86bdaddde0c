import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkipLink } from '#design-system/navigation/SkipLink'
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

/** Navigation inside the main part is skipped as well. */
export const PastInnerNavigation: Story = {
  render: () => (
    <>
      <SkipLink href="#page" inner="beside" />
      <main id="page" tabIndex={-1}>
        <nav>
          <a href="#orders">Orders</a>
        </nav>
        <div id="beside" tabIndex={-1}>
          <a href="#first">The first order</a>
        </div>
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await waitFor(() => expect(page.getByRole('link', { name: 'The first order' })).toHaveFocus())
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <>
      <SkipLink href="#content">跳到主要内容</SkipLink>
      <main id="content">The page</main>
    </>
  ),
}
