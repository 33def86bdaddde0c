import type { Meta, StoryObj } from '@storybook/react-vite'
import { PeriodPicker } from '#design-system/fields/PeriodPicker'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = {
  title: 'Fields/PeriodPicker',
  component: PeriodPicker,
  args: { label: 'Commission period', value: '202401', min: '202312', max: '202402', onChange: fn() },
  render: (args) => (
    <Held initial={args.value} onChange={args.onChange}>
      {(value, set) => (
        <PeriodPicker
          {...args}
          value={value}
          onChange={set}
          {...(value === args.max && { note: 'Current, estimated' })}
        />
      )}
    </Held>
  ),
} satisfies Meta<typeof PeriodPicker>
export default meta
type Story = StoryObj<typeof PeriodPicker>

export const BackAndForth: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Commission period' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('January 2024')
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Previous period: December 2023' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('202312')
    await expect(canvas.getByRole('status')).toHaveTextContent('December 2023')
    // At the first period the back button is disabled but keeps its place and focus.
    const back = canvas.getAllByRole('button')[0]
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(back).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('202402')
    await expect(canvas.getByRole('status')).toHaveTextContent('February 2024 Current, estimated')
  },
}

export const Outside: Story = {
  args: { value: '202501' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Next/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ value: string; isWide: boolean; note: string | undefined }>
      values={{
        value: ['202312', '202401', '202402'],
        isWide: [false, true],
        note: [undefined, 'Current, estimated'],
      }}
      render={(props) => (
        <PeriodPicker
          label="Commission period"
          value="202401"
          min="202312"
          max="202402"
          onChange={fn()}
          {...props}
        />
      )}
    />
  ),
}
