import type { Meta, StoryObj } from '@storybook/react-vite'
import { RatingInput } from '#design-system/fields/RatingInput'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const ratingLabels = ['Bad', 'Not so good', 'All right', 'Good', 'Very good'] as const
const meta = {
  title: 'Fields/RatingInput',
  component: RatingInput,
  args: { label: 'How do you like it?', value: null, onChange: fn(), isRequired: true },
  render: (args) => (
    <Held<number | null>
      initial={args.value}
      onChange={(value) => {
        if (value) args.onChange(value)
      }}
    >
      {(value, set) => <RatingInput {...args} value={value} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof RatingInput>
export default meta
type Story = StoryObj<typeof RatingInput>

export const ByKeyboard: Story = {
  args: { words: ratingLabels },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radiogroup', { name: 'How do you like it?' })).toBeRequired()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('radio', { name: '1 star, Bad' })).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
    await expect(canvas.getByRole('radio', { name: '4 stars, Good' })).toBeChecked()
    await expect(canvas.getAllByText('Good').at(-1)).toBeVisible()
    // Wraps from five to one, as in any radio group.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
  },
}

export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const third = canvas.getByRole('radio', { name: '3 stars' }).closest('label') ?? canvasElement
    await expect(third.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    await userEvent.click(third)
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByText('3 out of 5')).toBeVisible()
  },
}

export const Forgotten: Story = { args: { errorMessage: 'Please give one to five stars.' } }

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ value: number | null; isDisabled: boolean; errorMessage: string; label: string }>
      values={{
        value: [null, 1, 4, 5],
        isDisabled: [false, true],
        errorMessage: ['', 'กรุณาให้คะแนนหนึ่งถึงห้าดาว'],
        label: ['Your mark'],
      }}
      render={(props) => <RatingInput label="Your mark" value={null} onChange={fn()} {...props} />}
    />
  ),
}
