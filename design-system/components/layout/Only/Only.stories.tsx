import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '#design-system/actions/Button'
import { Inline } from '#design-system/layout/Inline'
import { Only } from '#design-system/layout/Only'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Layout/Only', component: Only } satisfies Meta<typeof Only>
export default meta
type Story = StoryObj<typeof Only>

/** Of the two, exactly the one for this width is in the accessibility tree. */
export const Default: Story = {
  render: () => (
    <Inline>
      <Only on="phone">
        <Button>Filters</Button>
      </Only>
      <Only on="desktop">
        <Button>Filters at the side</Button>
      </Only>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const isWide = matchMedia('(min-width: 60rem)').matches
    const buttons = within(canvasElement).getAllByRole('button')
    await expect(buttons).toHaveLength(1)
    await expect(buttons[0]).toHaveAccessibleName(isWide ? 'Filters at the side' : 'Filters')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ on: 'phone' | 'desktop' }>
      values={{ on: ['phone', 'desktop'] }}
      render={({ on = 'phone' }) => (
        <Only on={on}>
          <Button>{`Only on a ${on}`}</Button>
        </Only>
      )}
    />
  ),
}
