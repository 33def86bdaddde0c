import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorState } from '#design-system/feedback/ErrorState'
import { Button } from '#design-system/actions/Button'
import { LinkButton } from '#design-system/actions/LinkButton'
import type { ErrorStateProps } from '#design-system/feedback/ErrorState'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Feedback/ErrorState', component: ErrorState } satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof ErrorState>

export const Default: Story = {
  args: {
    title: 'The orders could not be loaded',
    children: 'The shop did not answer in time. Nothing is lost.',
    actions: (
      <>
        <Button variant="primary">Try again</Button>
        <LinkButton href="/" variant="text">
          Home
        </LinkButton>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const said = within(canvasElement).getByRole('alert')
    await expect(within(said).getByRole('heading', { name: 'The orders could not be loaded' })).toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(within(said).getByRole('button', { name: 'Try again' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(within(said).getByRole('link', { name: 'Home' })).toHaveFocus())
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ icon: NonNullable<ErrorStateProps['icon']> }>
      isWide
      values={{ icon: ['error', 'offline', 'lock', 'search'] }}
      render={(props) => (
        <ErrorState {...props} title="No answer" isAnnounced={false}>
          Check the connection.
        </ErrorState>
      )}
    />
  ),
}
