import { refusalCode } from '#domain/contract/refusal-table.ts'
import { Container } from '#design-system/layout/Container'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { IdentityForm, type IdentityFormProps } from './IdentityForm.tsx'

const meta = { title: 'Features/IdentityForm' } satisfies Meta
export default meta
type Story = StoryObj

const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
const prove = fn<IdentityFormProps['onProve']>(() => Promise.resolve())
const cancel = fn()
const form = (props: Partial<IdentityFormProps> = {}) => (
  <QueryClientProvider client={queries}>
    <Container width="measure">
      <IdentityForm
        bound={{ countryCode: '852', mobile: '51000001' }}
        onProve={prove}
        onCancel={cancel}
        variant="primary"
        labels={{ submit: 'Continue', cancel: 'Cancel' }}
        {...props}
      />
    </Container>
  </QueryClientProvider>
)
const refused = (template: string, status = 400) =>
  new ServiceFault('http', template, { status, template, refusal: refusalCode(template) })

/** By password unless the other way is chosen. An empty form is not sent, and what the service refuses is told at its field. */
export const Default: Story = {
  render: () => form(),
  play: async ({ canvasElement }) => {
    prove
      .mockReset()
      .mockRejectedValueOnce(
        refused("The password doesn't match this account. Verify the password and try again.", 401),
      )
    cancel.mockClear()
    const canvas = within(canvasElement)
    const submit = canvas.getByRole('button', { name: 'Continue' })
    await userEvent.click(submit)
    const password = canvas.getByLabelText('Current password')
    await waitFor(() => expect(password).toHaveAccessibleDescription('This field is required'))
    await expect(prove).not.toHaveBeenCalled()
    await userEvent.type(password, 'Wrong2026')
    await userEvent.click(submit)
    await waitFor(() => expect(password).toHaveAccessibleDescription('Your current password is incorrect.'))
    await expect(password).toHaveValue('Wrong2026')
    await expect(prove).toHaveBeenCalledWith({ current_password: 'Wrong2026' }, '')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(cancel).toHaveBeenCalledOnce()
  },
}

/** A code to the bound number instead: for people who never set a password. The password is not asked for. */
export const BySms: Story = {
  render: () => form({ outboxHref: '/sandbox' }),
  play: async ({ canvasElement }) => {
    prove.mockReset()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'By SMS' }))
    const code = canvas.getByRole('textbox', { name: 'Code sent to +852 51000001' })
    await expect(canvas.queryByLabelText('Current password')).toBeNull()
    await userEvent.type(code, '654321')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(prove).toHaveBeenCalledWith({ current_code: '654321' }, ''))
  },
}

/** Without a number there is nothing to choose. */
export const WithoutMobile: Story = {
  render: () => form({ bound: null, variant: 'danger' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(canvas.getByLabelText('Current password')).toBeVisible()
  },
}

/** The second step is asked for as well: half a code is not sent, and a wrong one is told at its field. */
export const WithSecondStep: Story = {
  render: () => form({ withSecondStep: true }),
  play: async ({ canvasElement }) => {
    prove.mockReset().mockRejectedValueOnce(refused('The code is wrong, or it was used before.'))
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Current password'), 'Jade2026')
    const code = canvas.getByRole('textbox', { name: /or a recovery code/ })
    await userEvent.type(code, 'abcde')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Please enter all characters of the code/))
    await expect(prove).not.toHaveBeenCalled()
    await userEvent.type(code, ' 23456')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(/wrong or was already used/))
    await expect(prove).toHaveBeenCalledWith({ current_password: 'Jade2026' }, 'abcde 23456')
  },
}
