import { refusalCode } from '#domain/contract/refusal-table.ts'
import { Container } from '#design-system/layout/Container'
import { useSchemaForm } from '#features/kit/form/form.tsx'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AccountChoiceForm } from './AccountChoiceForm.tsx'
import { CaptchaDialog } from './code/CaptchaDialog.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { mobileForm } from './forms.ts'
import { MobileCodeFields } from './code/MobileCodeFields.tsx'
import { MobileSignInForm } from './sign-in/MobileSignInForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'

const meta = { title: 'Features/Auth' } satisfies Meta
export default meta
type Story = StoryObj

const choose = fn(() => Promise.resolve())
export const Choice: Story = {
  render: () => (
    <Container width="measure">
      <AccountChoiceForm
        onBack={fn()}
        onChoose={choose}
        accounts={[
          {
            customer_id: 9,
            username: 'an.li',
            email: 'an.li@jadeleaf.example',
            firstname: '安',
            lastname: '李',
            group_label: 'preferred',
          },
          {
            customer_id: 10,
            username: 'bo.li',
            email: 'bo.li@jadeleaf.example',
            firstname: '波',
            lastname: '李',
            group_label: 'associate',
          },
        ]}
      />
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: '李波' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(choose).toHaveBeenCalledWith(10)
  },
}

const refusal = (template: string, status = 400) =>
  new ServiceFault('http', template, { status, template, refusal: refusalCode(template) })
const savePassword = fn(() =>
  Promise.reject(refusal("The password doesn't match this account. Verify the password and try again.", 401)),
)
export const Password: Story = {
  render: () => (
    <Container width="measure">
      <ChangePasswordForm onSave={savePassword} />
    </Container>
  ),
  play: async ({ canvasElement }) => {
    savePassword.mockClear()
    const canvas = within(canvasElement)
    const save = canvas.getByRole('button', { name: 'Change password' })
    await userEvent.click(save)
    await waitFor(() => expect(canvas.getByRole('group', { name: 'All fields are required' })).toHaveFocus())
    await expect(savePassword).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Current password'), 'Wrong2026')
    await userEvent.type(canvas.getByLabelText('New password'), 'Jadeleaf2027')
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
        /can't contain the name of the shop/,
      ),
    )
    await userEvent.clear(canvas.getByLabelText('New password'))
    await userEvent.type(canvas.getByLabelText('New password'), 'Jade2027')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Jade2027')
    await userEvent.click(save)
    await waitFor(() =>
      expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
        'Your current password is incorrect.',
      ),
    )
    await expect(savePassword).toHaveBeenCalledWith({ currentPassword: 'Wrong2026', newPassword: 'Jade2027' })
  },
}

const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
const savePhone = fn(() => Promise.resolve())
const phone = (bound: Parameters<typeof PhoneForm>[0]['bound']) => (
  <QueryClientProvider client={queries}>
    <Container width="measure">
      <PhoneForm bound={bound} onSave={savePhone} />
    </Container>
  </QueryClientProvider>
)
/** The same number is refused before anything is sent. The new number takes its code, whatever proves who it is. */
export const Phone: Story = {
  render: () => phone({ countryCode: '852', mobile: '51000001' }),
  play: async ({ canvasElement }) => {
    savePhone.mockClear()
    const canvas = within(canvasElement)
    const number = canvas.getByRole('textbox', { name: 'New mobile number' })
    await userEvent.click(canvas.getByRole('radio', { name: 'By password' }))
    await userEvent.type(number, '51000001')
    const code = canvas.getByRole('textbox', { name: 'Security code' })
    await userEvent.click(canvas.getByRole('button', { name: 'Get code' }))
    await waitFor(() => expect(number).toHaveFocus())
    await expect(code).not.toHaveAttribute('aria-invalid')
    await userEvent.type(code, '123456')
    await userEvent.type(canvas.getByLabelText('Current password'), 'Jade2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Change number' }))
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription('The new phone number is the same as the old one.'),
    )
    await expect(savePhone).not.toHaveBeenCalled()
    await userEvent.clear(number)
    await userEvent.type(number, '6200 0001')
    await userEvent.click(canvas.getByRole('button', { name: 'Change number' }))
    await waitFor(() =>
      expect(savePhone).toHaveBeenCalledWith({
        countryCode: '852',
        mobile: '62000001',
        proof: { security_code: '123456', current_password: 'Jade2026' },
      }),
    )
  },
}
const refusePhone = fn<() => Promise<void>>()
/** What the service refuses is told at the field that it is about, or else above the form, and goes with the next try. */
export const PhoneRefused: Story = {
  render: () => (
    <QueryClientProvider client={queries}>
      <Container width="measure">
        <PhoneForm bound={{ countryCode: '852', mobile: '51000001' }} onSave={refusePhone} />
      </Container>
    </QueryClientProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    refusePhone
      .mockReset()
      .mockRejectedValueOnce(
        refusal("The password doesn't match this account. Verify the password and try again.", 401),
      )
      .mockRejectedValueOnce(refusal('Account is being moved.'))
      .mockResolvedValueOnce(undefined)
    await userEvent.click(canvas.getByRole('radio', { name: 'By password' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'New mobile number' }), '62000001')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Security code' }), '123456')
    const password = canvas.getByLabelText('Current password')
    await userEvent.type(password, 'Wrong2026')
    const change = canvas.getByRole('button', { name: 'Change number' })
    await userEvent.click(change)
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Your current password is incorrect\./))
    await userEvent.type(password, '7')
    await userEvent.click(change)
    await waitFor(() => expect(canvas.getByText('Account is being moved.')).toBeVisible())
    await expect(password).toHaveValue('Wrong20267')
    await userEvent.click(change)
    await waitFor(() => expect(canvas.queryByText('Account is being moved.')).toBeNull())
  },
}
/** A code that takes no more tries: the focus is on the button that gets another one, which says why (WCAG 3.3.3). */
export const CodeUsedUp: Story = {
  render: () => (
    <QueryClientProvider client={queries}>
      <Container width="measure">
        <PhoneForm bound={{ countryCode: '852', mobile: '51000001' }} onSave={refusePhone} />
      </Container>
    </QueryClientProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    refusePhone
      .mockReset()
      .mockRejectedValueOnce(
        refusal('The security code was entered wrongly too often. Please get a new one.'),
      )
    await userEvent.click(canvas.getByRole('radio', { name: 'By password' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'New mobile number' }), '62000001')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Security code' }), '123456')
    await userEvent.type(canvas.getByLabelText('Current password'), 'Wrong2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Change number' }))
    const again = canvas.getByRole('button', { name: 'Get code' })
    await waitFor(() => expect(again).toHaveFocus())
    await expect(again).toHaveAccessibleDescription(/entered wrongly too often/)
  },
}
/** A code to the number bound now is the other proof: its field is told apart from the one of the new number. */
export const PhoneByCode: Story = {
  render: () => (
    <QueryClientProvider client={queries}>
      <Container width="measure">
        <PhoneForm bound={{ countryCode: '852', mobile: '51000001' }} onSave={refusePhone} />
      </Container>
    </QueryClientProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    refusePhone
      .mockReset()
      .mockRejectedValueOnce(refusal('Please enter the correct security code of your current mobile number'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'New mobile number' }), '62000001')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Security code' }), '123456')
    const own = canvas.getByRole('textbox', { name: 'Code sent to +852 51000001' })
    await userEvent.type(own, '654321')
    await userEvent.click(canvas.getByRole('button', { name: 'Change number' }))
    await waitFor(() => expect(own).toHaveAccessibleDescription(/Please enter the correct security code/))
    await expect(refusePhone).toHaveBeenCalledWith({
      countryCode: '852',
      mobile: '62000001',
      proof: { security_code: '123456', current_code: '654321' },
    })
    await expect(canvas.getByRole('textbox', { name: 'Security code' })).not.toHaveAttribute('aria-invalid')
  },
}
export const PhoneBound: Story = { render: () => phone(null) }

/** A number that can get no code takes the focus and its mistake; the code, passed with Tab, is no mistake yet. */
export const CodeWithoutNumber: Story = {
  render: () => (
    <QueryClientProvider client={queries}>
      <Container width="measure">
        <MobileSignInForm onToken={() => Promise.resolve()} />
      </Container>
    </QueryClientProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const number = canvas.getByRole('textbox', { name: 'Mobile number' })
    const code = canvas.getByRole('textbox', { name: 'Security code' })
    await userEvent.type(number, '5100')
    await userEvent.tab()
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Get code' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(number).toHaveFocus())
    await expect(number).toHaveAccessibleDescription('Mobile must be at least 8 characters')
    await expect(code).not.toHaveAttribute('aria-invalid')
  },
}

const captcha = {
  picture: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  isWrong: true,
  answer: fn(),
  renew: fn(),
  close: fn(),
}
/** The picture captcha of a service other than ours: an empty answer is not sent. */
export const Captcha: Story = {
  render: () => <CaptchaDialog captcha={captcha} isSending={false} />,
  play: async () => {
    captcha.answer.mockClear()
    const dialog = within(await screen.findByRole('dialog', { name: 'Before we send another code' }))
    const field = dialog.getByRole('textbox', { name: 'Letters and digits in the picture' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(/That's not right\. Please try this picture\./)
    await userEvent.click(dialog.getByRole('button', { name: 'Get code' }))
    await expect(captcha.answer).not.toHaveBeenCalled()
    await userEvent.type(field, ' ace79 ')
    await userEvent.click(dialog.getByRole('button', { name: 'Get code' }))
    await expect(captcha.answer).toHaveBeenCalledWith('ace79')
    await userEvent.click(dialog.getByRole('button', { name: 'Show another picture' }))
    await expect(captcha.renew).toHaveBeenCalledOnce()
  },
}

function CheckingFields() {
  const form = useSchemaForm(mobileForm, { countryCode: '852', mobile: '62000001', code: '' })
  return (
    <MobileCodeFields
      control={form.control}
      code={{
        resendIn: 0,
        isSending: true,
        isChecking: true,
        sent: null,
        captcha: null,
        send: async () => {},
      }}
      onSend={fn()}
    />
  )
}
/** The browser does the captcha's work: announced, with nothing to read or to type. */
export const CaptchaChecking: Story = {
  render: () => (
    <QueryClientProvider client={queries}>
      <Container width="measure" block="page">
        <CheckingFields />
      </Container>
    </QueryClientProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText("Checking that you're human…")).toBeVisible()
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      "Checking that you're human…",
    )
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
