import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from '#design-system/Logo'
import { expect, userEvent, within } from 'storybook/test'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'

const meta = { title: 'Shell/Logo', component: Logo } satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof Logo>

export const Usual: Story = {
  args: { href: '/' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: /Jadeleaf/ })).toHaveFocus()
  },
}

export const Matrix: Story = { render: () => <Permutations<{ shrinks: boolean }> values={{ shrinks: [false, true] }} render={(props) => <Logo {...props} href="/" />} /> }
