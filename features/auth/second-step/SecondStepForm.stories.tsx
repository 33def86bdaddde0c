import { ServiceFault } from '#features/kit/service-fault.ts'
import { Container } from '#design-system/layout/Container'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SecondStepForm } from './SecondStepForm.tsx'

const meta = {
  title: 'Features/Auth/SecondStep',
  component: SecondStepForm,
  args: { onCode: fn(() => Promise.resolve()), onBack: fn() },
  decorators: [(Story) => <Container width="measure">{Story()}</Container>],
} satisfies Meta<typeof SecondStepForm>
export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.getByRole('textbox', { name })

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const code = field(canvas, /Code from your app/)
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, '123456{Enter}')
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('123456'))
  },
}
/** A recovery code is typed in any case; half a code is not sent. */
export const RecoveryCode: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
    const code = field(canvas, /Recovery code/)
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, 'abcde{Enter}')
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Please enter all characters/))
    await expect(args.onCode).not.toHaveBeenCalledWith('abcde')
    await userEvent.type(code, '-fghjk')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('abcde-fghjk'))
  },
}
/** After too many wrong codes the service's words stand above the field, which keeps what was typed. */
export const Locked: Story = {
  args: {
    onCode: fn(() =>
      Promise.reject(
        new ServiceFault('http', 'locked', {
          status: 429,
          template: 'locked',
          refusal: 'twoStep.locked',
          parameters: ['15'],
        }),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const code = field(canvas, /Code from your app/)
    await userEvent.type(code, '123456{Enter}')
    await canvas.findByText('Too many wrong codes. Please try again in 15 minutes.')
    await expect(code).toHaveValue('123456')
  },
}
