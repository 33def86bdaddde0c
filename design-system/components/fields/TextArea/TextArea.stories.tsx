import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from '#design-system/fields/TextArea'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Street', value: '', onChange: fn() },
  render: (args) => (
    <Held initial={args.value} onChange={args.onChange}>
      {(value, set) => <TextArea {...args} value={value} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof TextArea>

export const Counted: Story = {
  args: {
    value: '12B Cheong Wah Mansion',
    maxLength: 80,
    hasCounter: true,
    isRequired: true,
    description: 'Up to 80 characters',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Street' })).toHaveFocus())
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.keyboard('昌华𠮷')
    await expect(canvas.getByText('3 / 80')).toBeVisible()
  },
}

export const TooLong: Story = {
  args: {
    value: 'x'.repeat(81),
    maxLength: 80,
    hasCounter: true,
    errorMessage: 'Please shorten the street information to 80 characters or less.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('x'.repeat(81))
    await expect(within(canvasElement).getByText('81 / 80')).toBeVisible()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ hasCounter: boolean; isDisabled: boolean; errorMessage: string }>
      values={{
        hasCounter: [false, true],
        isDisabled: [false, true],
        errorMessage: ['', 'This field is required'],
      }}
      render={(props) => (
        <TextArea
          label="Note for the courier"
          value="Please ring twice."
          onChange={fn()}
          maxLength={80}
          {...props}
        />
      )}
    />
  ),
}
