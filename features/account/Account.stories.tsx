import type { Address, Customer } from '#domain/customers/schema.ts'
import { Container } from '#design-system/Container'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AccountChoiceForm } from './AccountChoiceForm.tsx'
import { AddressesView } from './AddressesView.tsx'
import { CaptchaDialog } from './CaptchaDialog.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { OverviewView } from './OverviewView.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileView } from './ProfileView.tsx'

const meta = { title: 'Features/Account' } satisfies Meta
export default meta
type Story = StoryObj

const home: Address = { id: 4, country_id: 'HK', region: { region_id: 2, region: 'Kowloon', region_code: 'KLN' }, street: ['Flat B, 12/F, 223 Nam Cheong Street'], city: 'Sham Shui Po', telephone: '51000001', firstname: 'Mei Yi', lastname: 'Chan', default_shipping: true, custom_attributes: [{ attribute_code: 'mobile_prefix', value: '852' }] }
const customer: Customer = { id: 1, email: 'mei.chan@jadeleaf.example', firstname: 'Mei Yi', lastname: 'Chan', custom_attributes: [{ attribute_code: 'mobile', value: '51000001' }, { attribute_code: 'mobile_prefix', value: '852' }, { attribute_code: 'referral_id', value: '80000001' }], extension_attributes: { group_label: 'preferred' } }
const remove = fn(() => Promise.resolve())

/** Nothing is removed before the question is answered. */
export const Addresses: Story = {
  render: () => <Container><AddressesView addresses={[home, { ...home, id: 5, firstname: 'Ka Ho', default_shipping: false }]} onRetry={fn()} onAdd={fn()} onEdit={fn()} onDefault={fn()} onRemove={remove} /></Container>,
  play: async ({ canvasElement }) => {
    remove.mockClear()
    const button = within(canvasElement).getAllByRole('button', { name: 'Remove' })[1]
    await userEvent.click(button as HTMLElement)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep it' }))
    await expect(remove).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(button as HTMLElement)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await expect(remove).toHaveBeenCalledWith(expect.objectContaining({ id: 5 }))
  },
}
export const NoAddresses: Story = { render: () => <Container><AddressesView addresses={[]} onRetry={fn()} onAdd={fn()} onEdit={fn()} onDefault={fn()} onRemove={remove} /></Container> }

const OrderStatus = ({ status }: { status: string | undefined }) => <span>{status}</span>
export const OverviewDue: Story = {
  render: () => <Container><OverviewView OrderStatus={OrderStatus} customer={customer} lifetime={30} receivedAt={Date.parse('2026-11-21T07:14:19Z')} onExpired={fn()} orders={[{ entity_id: 77, increment_id: '100004821', status: 'pending_payment', created_at: '2026-11-21 07:12:00', grand_total: 898, items: [] }]} /></Container>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Pay HK$898.00' })).toHaveAttribute('href', '/checkout/payment?order=77')
    const row = canvas.getByRole('link', { name: 'Order 100004821' }).closest('li') ?? canvasElement
    await expect(row).toHaveTextContent('pending_payment')
    await expect(row).toHaveTextContent(/21.*2026|2026.*21/)
  },
}
export const OverviewQuiet: Story = { render: () => <Container><OverviewView OrderStatus={OrderStatus} customer={customer} lifetime={30} receivedAt={0} onExpired={fn()} orders={[]} /></Container> }
export const OverviewLoading: Story = { render: () => <Container><OverviewView OrderStatus={OrderStatus} customer={null} lifetime={0} receivedAt={0} onExpired={fn()} orders={undefined} /></Container> }

const choose = fn(() => Promise.resolve())
export const Choice: Story = {
  render: () => <Container width="measure"><AccountChoiceForm onBack={fn()} onChoose={choose} accounts={[{ customer_id: 9, username: 'an.li', email: 'an.li@jadeleaf.example', firstname: '安', lastname: '李', group_label: 'preferred' }, { customer_id: 10, username: 'bo.li', email: 'bo.li@jadeleaf.example', firstname: '波', lastname: '李', group_label: 'associate' }]} /></Container>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: '李波' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(choose).toHaveBeenCalledWith(10)
  },
}

const edit = fn()
export const Profile: Story = {
  render: () => <Container><ProfileView customer={customer} onEdit={edit} /></Container>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const text of ['Mei Yi Chan', 'mei.chan@jadeleaf.example', '+852 51000001']) await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Change mobile number' })).toHaveAttribute('href', '/dashboard/profile/phone')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit name and e-mail' }))
    await expect(edit).toHaveBeenCalled()
  },
}
/** Without a number the profile offers to bind one. */
export const ProfileWithoutMobile: Story = {
  render: () => <Container><ProfileView customer={{ ...customer, custom_attributes: [] }} onEdit={fn()} /></Container>,
  play: async ({ canvasElement }) => { await expect(within(canvasElement).getByRole('link', { name: 'Bind a mobile number' })).toBeVisible() },
}
export const ProfileLoading: Story = { render: () => <Container><ProfileView customer={null} onEdit={fn()} /></Container> }

const refusal = (template: string, status = 400) => new ServiceFault('http', template, { status, template })
/** A taken e-mail is told at its field, and what was typed stays. */
export const ProfileEdited: Story = {
  render: () => <Container width="measure"><ProfileForm customer={customer} onCancel={fn()} onSave={() => Promise.reject(refusal('A customer with the same email address already exists in an associated website.'))} /></Container>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = canvas.getByRole('textbox', { name: 'Last name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Cheung')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(/Email address already exists/))
    await expect(name).toHaveValue('Cheung')
  },
}

const savePassword = fn(() => Promise.reject(refusal("The password doesn't match this account. Verify the password and try again.", 401)))
export const Password: Story = {
  render: () => <Container width="measure"><ChangePasswordForm onSave={savePassword} /></Container>,
  play: async ({ canvasElement }) => {
    savePassword.mockClear()
    const canvas = within(canvasElement)
    const save = canvas.getByRole('button', { name: 'Change password' })
    await userEvent.click(save)
    await waitFor(() => expect(canvas.getByRole('group', { name: 'All fields are required' })).toHaveFocus())
    await expect(savePassword).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Current password'), 'Wrong2026')
    await userEvent.type(canvas.getByLabelText('New password'), 'Jade2027')
    await userEvent.type(canvas.getByLabelText('Password again'), 'Jade2027')
    await userEvent.click(save)
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription('This is not your current password.'))
    await expect(savePassword).toHaveBeenCalledWith({ currentPassword: 'Wrong2026', newPassword: 'Jade2027' })
  },
}

const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
const savePhone = fn(() => Promise.resolve())
const phone = (bound: Parameters<typeof PhoneForm>[0]['bound']) => <QueryClientProvider client={queries}><Container width="measure"><PhoneForm bound={bound} onSave={savePhone} /></Container></QueryClientProvider>
/** The same number is refused before anything is sent; the password is the other proof. */
export const Phone: Story = {
  render: () => phone({ countryCode: '852', mobile: '51000001' }),
  play: async ({ canvasElement }) => {
    savePhone.mockClear()
    const canvas = within(canvasElement)
    const number = canvas.getByRole('textbox', { name: 'New mobile number' })
    await userEvent.click(canvas.getByRole('radio', { name: 'By password' }))
    await userEvent.type(number, '51000001')
    await userEvent.type(canvas.getByLabelText('Current password'), 'Jade2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Change number' }))
    await waitFor(() => expect(number).toHaveAccessibleDescription('The new phone number is the same as the old one.'))
    await expect(savePhone).not.toHaveBeenCalled()
    await userEvent.clear(number)
    await userEvent.type(number, '6200 0001')
    await userEvent.click(canvas.getByRole('button', { name: 'Change number' }))
    await waitFor(() => expect(savePhone).toHaveBeenCalledWith({ countryCode: '852', mobile: '62000001', proof: { current_password: 'Jade2026' } }))
  },
}
const refusePhone = fn<() => Promise<void>>()
/** What the service refuses is told at the field that it is about, or else above the form, and goes with the next try. */
export const PhoneRefused: Story = {
  render: () => <QueryClientProvider client={queries}><Container width="measure"><PhoneForm bound={{ countryCode: '852', mobile: '51000001' }} onSave={refusePhone} /></Container></QueryClientProvider>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    refusePhone.mockReset().mockRejectedValueOnce(refusal("The password doesn't match this account. Verify the password and try again.", 401)).mockRejectedValueOnce(refusal('Account is being moved.')).mockResolvedValueOnce(undefined)
    await userEvent.click(canvas.getByRole('radio', { name: 'By password' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'New mobile number' }), '62000001')
    const password = canvas.getByLabelText('Current password')
    await userEvent.type(password, 'Wrong2026')
    const change = canvas.getByRole('button', { name: 'Change number' })
    await userEvent.click(change)
    await waitFor(() => expect(password).toHaveAccessibleDescription(/This is not your current password\./))
    await userEvent.type(password, '7')
    await userEvent.click(change)
    await waitFor(() => expect(canvas.getByText('Account is being moved.')).toBeVisible())
    await expect(password).toHaveValue('Wrong20267')
    await userEvent.click(change)
    await waitFor(() => expect(canvas.queryByText('Account is being moved.')).toBeNull())
  },
}
export const PhoneBound: Story = { render: () => phone(null) }

const captcha = { picture: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', question: undefined, isWrong: true, answer: fn(), renew: fn(), change: fn(), close: fn() }
/** Signs of a picture before another code: an empty answer is none. */
export const Captcha: Story = {
  render: () => <CaptchaDialog captcha={captcha} isSending={false} />,
  play: async () => {
    captcha.answer.mockClear()
    const dialog = within(await screen.findByRole('dialog', { name: 'Before we send another code' }))
    const field = dialog.getByRole('textbox', { name: 'Letters and digits in the picture' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(/That was not right\. Try this picture\..*If you cannot see the picture, have a question asked instead\.|If you cannot see the picture, have a question asked instead\..*That was not right\. Try this picture\./)
    await userEvent.click(dialog.getByRole('button', { name: 'Get code' }))
    await expect(captcha.answer).not.toHaveBeenCalled()
    await userEvent.type(field, ' ace79 ')
    await userEvent.click(dialog.getByRole('button', { name: 'Get code' }))
    await expect(captcha.answer).toHaveBeenCalledWith('ace79')
    await userEvent.click(dialog.getByRole('button', { name: 'Another picture' }))
    await expect(captcha.renew).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Ask me a question instead' }))
    await expect(captcha.change).toHaveBeenCalledOnce()
  },
}
/** The same as a question, for those who cannot see a picture: the question is the field's name. */
export const CaptchaQuestion: Story = {
  render: () => <CaptchaDialog captcha={{ ...captcha, picture: '', question: 'Write these numbers as digits, but leave out the first: seven, two, nine, four, one', isWrong: false }} isSending={false} />,
  play: async () => {
    captcha.answer.mockClear()
    const dialog = within(await screen.findByRole('dialog', { name: 'Before we send another code' }))
    const field = dialog.getByRole('textbox', { name: /^Write these numbers as digits, but leave out the first: seven, two, nine, four, one/ })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(dialog.queryByRole('img')).toBeNull()
    await userEvent.keyboard('2 9 4 1{Enter}')
    await expect(captcha.answer).toHaveBeenCalledWith('2 9 4 1')
    await expect(dialog.getByRole('button', { name: 'Show me a picture instead' })).toBeVisible()
  },
}
