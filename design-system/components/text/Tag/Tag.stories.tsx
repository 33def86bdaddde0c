import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from '#design-system/text/Tag'
import type { TagProps } from '#design-system/text/Tag'
import { expect, userEvent, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Text/Tag', component: Tag } satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof Tag>

export const Default: Story = {
  args: { tone: 'saving', children: 'Save HK$70' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Save HK$70')).toBeVisible()
    // Words beside a thing: nothing to press or to reach.
    await userEvent.tab()
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
  },
}

const tones: NonNullable<TagProps['tone']>[] = [
  'neutral',
  'sale',
  'saving',
  'member',
  'success',
  'warning',
  'info',
  'critical',
  'brand',
  'ink',
  'line',
]
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ tone: NonNullable<TagProps['tone']> }>
      values={{ tone: tones }}
      render={(props) => <Tag {...props}>Final 已确认</Tag>}
    />
  ),
}
