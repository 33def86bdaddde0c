import type { Meta, StoryObj } from '@storybook/react-vite'
import { PhoneField } from '#design-system/fields/PhoneField'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const countryOptions = [
  { value: '852', label: '+852 Hong Kong' },
  { value: '853', label: '+853 Macao' },
  { value: '86', label: '+86 Chinese Mainland' },
  { value: '886', label: '+886 Taiwan' },
]
const meta = {
  title: 'Fields/PhoneField',
  component: PhoneField,
  args: {
    label: 'Mobile number',
    value: '',
    onChange: fn(),
    countryCode: '852',
    onCountryCodeChange: fn(),
    countryOptions,
  },
  render: (args) => (
    <Held initial={args.value} onChange={args.onChange}>
      {(value, set) => (
        <Held initial={args.countryCode} onChange={args.onCountryCodeChange}>
          {(code, setCode) => (
            <PhoneField
              {...args}
              value={value}
              onChange={set}
              countryCode={code}
              onCountryCodeChange={setCode}
            />
          )}
        </Held>
      )}
    </Held>
  ),
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof PhoneField>

export const Default: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Country or region code' })).toHaveFocus(),
    )
    await userEvent.selectOptions(canvas.getByRole('combobox'), '86')
    await expect(args.onCountryCodeChange).toHaveBeenCalledWith('86')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus())
    await userEvent.keyboard('138')
    await expect(args.onChange).toHaveBeenLastCalledWith('138')
  },
}

export const Mistaken: Story = {
  args: {
    value: '9123 456',
    isRequired: true,
    errorMessage: 'The phone number must be 8 digits long. One digit is missing.',
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ countryCode: string; isDisabled: boolean; errorMessage: string }>
      values={{
        countryCode: ['852', '886'],
        isDisabled: [false, true],
        errorMessage: ['', 'This field is required'],
      }}
      render={(props) => (
        <PhoneField
          label="Mobile number"
          value="9123 4567"
          onChange={fn()}
          countryCode="852"
          onCountryCodeChange={fn()}
          countryOptions={countryOptions}
          {...props}
        />
      )}
    />
  ),
}
