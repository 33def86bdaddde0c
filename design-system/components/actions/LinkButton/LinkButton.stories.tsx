import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '#design-system/actions/LinkButton'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Actions/LinkButton', component: LinkButton } satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof LinkButton>

export const Default: Story = {
  args: { href: '/checkout', variant: 'primary', size: 'lg', children: 'Check out' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Check out' })).toHaveAttribute(
      'href',
      '/checkout',
    )
  },
}

const variants = ['primary', 'tint', 'line', 'text', 'danger'] as const
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ variant: (typeof variants)[number]; size: 'sm' | 'md' | 'lg'; icon: 'bell' }>
      values={{ variant: variants, size: ['sm', 'md', 'lg'], icon: ['bell'] }}
      render={(props) => (
        <LinkButton {...props} href="/cart">
          View cart
        </LinkButton>
      )}
    />
  ),
}
