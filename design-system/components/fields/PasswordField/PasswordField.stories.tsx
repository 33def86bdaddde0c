import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from '#design-system/fields/PasswordField'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', value: 'secret-8', onChange: fn() },
  render: (args) => (
    <Held initial={args.value} onChange={args.onChange}>
      {(value, set) => <PasswordField {...args} value={value} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof PasswordField>

export const Default: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.tab()
    const toggle = canvas.getByRole('button', { name: 'Show password' })
    await waitFor(() => expect(toggle).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'password')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ isDisabled: boolean; errorMessage: string }>
      values={{ isDisabled: [false, true], errorMessage: ['', 'Password is too short'] }}
      render={(props) => (
        <PasswordField label="New password" value="abc" onChange={fn()} isRequired {...props} />
      )}
    />
  ),
}
