import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from '#design-system/text/Logo'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Text/Logo', component: Logo } satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof Logo>

export const Default: Story = {
  args: { href: '/' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await waitFor(() => expect(within(canvasElement).getByRole('link', { name: /Jadeleaf/ })).toHaveFocus())
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ isCompact: boolean }>
      values={{ isCompact: [false, true] }}
      render={(props) => <Logo {...props} href="/" />}
    />
  ),
}
