import type { Meta, StoryObj } from '@storybook/react-vite'
import { Packshot } from '#design-system/commerce/Packshot'
import type { Ground } from '#design-system/commerce/Packshot'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'
import { grounds } from './Packshot.css.ts'

const meta = { title: 'Commerce/Packshot', component: Packshot } satisfies Meta<typeof Packshot>
export default meta
type Story = StoryObj<typeof Packshot>

export const Default: Story = {
  args: {
    src: '/packshots/vitamin-c.svg',
    alt: 'Vitamin C Timed Release 1000 mg',
    ground: 'vitamin',
    size: 'lg',
  },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: 'Vitamin C Timed Release 1000 mg' })
    // Its place is square before it arrives, so that nothing moves.
    const { width, height } = picture.getBoundingClientRect()
    await expect(Math.abs(width - height)).toBeLessThanOrEqual(1)
    await expect(picture).toHaveAttribute('loading', 'lazy')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ ground: Ground; isMuted: boolean }>
      values={{ ground: Object.keys(grounds) as Ground[], isMuted: [false, true] }}
      render={(props) => <Packshot {...props} src="/packshots/collagen.svg" alt="" size="lg" />}
    />
  ),
}
