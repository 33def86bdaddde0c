import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Layout/Stack', component: Stack } satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof Stack>

const lines = ['Paid', 'Packed', 'Sent'].map((word) => <Text key={word}>{word}</Text>)

export const Default: Story = {
  render: () => <Stack gap={3}>{lines}</Stack>,
  play: async ({ canvasElement }) => {
    const [paid, packed, sent] = ['Paid', 'Packed', 'Sent'].map((word) =>
      within(canvasElement).getByText(word).getBoundingClientRect(),
    )
    if (!paid || !packed || !sent) throw new Error('lines are missing')
    await expect(packed.top - paid.bottom).toBe(12)
    await expect(sent.top - packed.bottom).toBe(12)
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ gap: 1 | 4 | 8; align: 'stretch' | 'start' | 'center' | 'end' }>
      values={{ gap: [1, 4, 8], align: ['start', 'center', 'end'] }}
      render={(props) => <Stack {...props}>{lines}</Stack>}
    />
  ),
}
