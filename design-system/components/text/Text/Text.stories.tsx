import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '#design-system/text/Text'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Text/Text', component: Text } satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof Text>

export const Default: Story = {
  args: { children: 'One tablet a day, released slowly over eight hours.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('paragraph')).toHaveTextContent(
      'One tablet a day, released slowly over eight hours.',
    )
  },
}

export const Sizes: Story = {
  render: () => (
    <Permutations<{ size: 'caption' | 'small' | 'body' | 'lead' }>
      isWide
      values={{ size: ['caption', 'small', 'body', 'lead'] }}
      render={(props) => <Text {...props}>Chứa 1.000 mg vitamin C · 每份一片 · หนึ่งเม็ดต่อวัน</Text>}
    />
  ),
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{
      tone: 'muted' | 'sale' | 'member' | 'success' | 'warning' | 'critical' | 'brand'
      weight: 'normal' | 'strong'
    }>
      values={{
        tone: ['muted', 'sale', 'member', 'success', 'warning', 'critical', 'brand'],
        weight: ['normal', 'strong'],
      }}
      render={(props) => <Text {...props}>Paid at 15:20</Text>}
    />
  ),
}
