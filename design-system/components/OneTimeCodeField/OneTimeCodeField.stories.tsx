import type { Meta, StoryObj } from '@storybook/react-vite'
import { OneTimeCodeField } from '#design-system/OneTimeCodeField'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Held } from '../../testing/Held.tsx'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'

const meta = {
  title: 'Fields/OneTimeCodeField', component: OneTimeCodeField,
  args: { label: 'Code', value: '', onChange: fn(), onSend: fn(), onComplete: fn(), sendLabel: 'Send code' },
  render: (args) => <Held initial={args.value} onChange={args.onChange}>{(value, set) => <OneTimeCodeField {...args} value={value} onChange={set} />}</Held>,
} satisfies Meta<typeof OneTimeCodeField>
export default meta
type Story = StoryObj<typeof OneTimeCodeField>

export const Usual: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(field).toHaveFocus()
    await userEvent.paste(' 123-456 ')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
    await expect(field).toHaveValue('123456')
  },
}

export const Waiting: Story = {
  args: { resendIn: 42, value: '12' },
  play: async ({ canvasElement }) => { await expect(within(canvasElement).getByRole('button', { name: 'Resend in 42 s' })).toBeDisabled() },
}

export const Matrix: Story = { render: () => <Permutations<{ resendIn: number, isSending: boolean, errorMessage: string }> values={{ resendIn: [0, 42], isSending: [false, true], errorMessage: ['', 'The code is wrong or has expired.'] }} render={(props) => <OneTimeCodeField label="Code" value="123" onChange={fn()} onSend={fn()} sendLabel="Send code" {...props} />} /> }
