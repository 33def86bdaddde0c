import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Inline } from '#design-system/layout/Inline'
import { StepMark } from '#design-system/navigation/StepMark'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Navigation/StepMark', component: StepMark } satisfies Meta<typeof StepMark>
export default meta
type Story = StoryObj<typeof StepMark>

export const Default: Story = {
  render: () => (
    <Inline>
      <StepMark number={1} state="done" />
      <StepMark number={2} state="current" />
      <StepMark number={3} state="next" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('1')).toBeNull()
    await expect(canvas.getByText('2')).toBeVisible()
    await expect(canvas.getByText('3')).toBeVisible()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ number: number; state: 'done' | 'current' | 'next' }>
      values={{ number: [1, 12], state: ['done', 'current', 'next'] }}
      render={(props) => <StepMark number={1} state="next" {...props} />}
    />
  ),
}
