import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '#design-system/layout/Inline'
import { Tag } from '#design-system/text/Tag'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Layout/Inline', component: Inline } satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof Inline>

const tags = ['Tablets', 'In stock', 'On offer'].map((word) => <Tag key={word}>{word}</Tag>)

export const Default: Story = {
  render: () => <Inline>{tags}</Inline>,
  play: async ({ canvasElement }) => {
    const [first, second] = ['Tablets', 'In stock'].map((word) =>
      within(canvasElement).getByText(word).getBoundingClientRect(),
    )
    await expect(first?.top).toBe(second?.top)
    await expect(first?.right).toBeLessThan(second?.left ?? 0)
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ gap: 1 | 4; justify: 'start' | 'center' | 'end' | 'between' }>
      isWide
      values={{ gap: [1, 4], justify: ['start', 'center', 'end', 'between'] }}
      render={(props) => <Inline {...props}>{tags}</Inline>}
    />
  ),
}
