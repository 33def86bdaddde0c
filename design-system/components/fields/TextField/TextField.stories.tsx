import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '#design-system/fields/TextField'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Name', value: '', onChange: fn() },
  render: (args) => (
    <Held initial={args.value} onChange={args.onChange}>
      {(value, set) => <TextField {...args} value={value} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof TextField>

export const Default: Story = {
  args: { isRequired: true, autoComplete: 'name', description: 'As on the parcel' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Name' })
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('Mei')
    await expect(args.onChange).toHaveBeenLastCalledWith('Mei')
    await expect(field).toBeRequired()
    await expect(field).toHaveAccessibleDescription('As on the parcel')
  },
}

export const Mistaken: Story = {
  args: { label: 'Email', type: 'email', value: 'abc@', errorMessage: 'Input is not a valid email address' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Email' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Input is not a valid email address')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ isRequired: boolean; isDisabled: boolean; errorMessage: string; value: string }>
      values={{
        value: ['', 'Chan Mei Yee'],
        isRequired: [true, false],
        isDisabled: [false, true],
        errorMessage: ['', 'This field is required'],
      }}
      render={(props) => <TextField label="Name" value="" onChange={fn()} {...props} />}
    />
  ),
}
