import { refusalCode } from '#domain/contract/refusal-table.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { Container } from '#design-system/layout/Container'
import { ServiceFault } from '#features/kit/service-fault.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PersonalData } from './PersonalData.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileView } from './ProfileView.tsx'

const meta = { title: 'Features/Profile' } satisfies Meta
export default meta
type Story = StoryObj

const customer: Customer = {
  id: 1,
  email: 'mei.chan@jadeleaf.example',
  firstname: 'Mei Yi',
  lastname: 'Chan',
  custom_attributes: [
    { attribute_code: 'mobile', value: '51000001' },
    { attribute_code: 'mobile_prefix', value: '852' },
    { attribute_code: 'referral_id', value: '80000001' },
  ],
  extension_attributes: { group_label: 'preferred' },
}

const edit = fn()
export const Profile: Story = {
  render: () => (
    <Container>
      <ProfileView customer={customer} onEdit={edit} />
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const text of ['Mei Yi Chan', 'mei.chan@jadeleaf.example', '+852 51000001'])
      await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Change mobile number' })).toHaveAttribute(
      'href',
      '/dashboard/profile/phone',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Edit name and email' }))
    await expect(edit).toHaveBeenCalled()
  },
}
/** The profile offers the customer's data as a file. */
export const ProfileWithPersonalData: Story = {
  render: () => (
    <Container>
      <ProfileView
        customer={customer}
        onEdit={fn()}
        personalData={<PersonalData customer={customer} canDownload />}
      />
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Your data' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download your data' })).toBeEnabled()
  },
}
/** Without a number the profile offers to bind one. */
export const ProfileWithoutMobile: Story = {
  render: () => (
    <Container>
      <ProfileView customer={{ ...customer, custom_attributes: [] }} onEdit={fn()} />
    </Container>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Add a mobile number' })).toBeVisible()
  },
}
export const ProfileLoading: Story = {
  render: () => (
    <Container>
      <ProfileView customer={null} onEdit={fn()} />
    </Container>
  ),
}

const refusal = (template: string, status = 400) =>
  new ServiceFault('http', template, { status, template, refusal: refusalCode(template) })
/** A taken email is reported at its field, and the input stays. */
export const ProfileEdited: Story = {
  render: () => (
    <Container width="measure">
      <ProfileForm
        customer={customer}
        onCancel={fn()}
        onSave={() =>
          Promise.reject(
            refusal('A customer with the same email address already exists in an associated website.'),
          )
        }
      />
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = canvas.getByRole('textbox', { name: 'Surname' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Cheung')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
        /Email address already exists/,
      ),
    )
    await expect(name).toHaveValue('Cheung')
  },
}
const saveProfile = fn(() => Promise.resolve())
/** A new email requires the current password; a new name alone does not. */
export const ProfileWithNewEmail: Story = {
  render: () => (
    <Container width="measure">
      <ProfileForm customer={customer} onCancel={fn()} onSave={saveProfile} />
    </Container>
  ),
  play: async ({ canvasElement }) => {
    saveProfile.mockClear()
    const canvas = within(canvasElement)
    await expect(canvas.queryByLabelText('Current password')).toBeNull()
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.clear(email)
    await userEvent.type(email, 'mei.yi@jadeleaf.example')
    const password = canvas.getByLabelText('Current password')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(password).toHaveAccessibleDescription(/This field is required/))
    await expect(saveProfile).not.toHaveBeenCalled()
    await userEvent.type(password, 'Jade2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(saveProfile).toHaveBeenCalledWith({
        firstname: 'Mei Yi',
        lastname: 'Chan',
        email: 'mei.yi@jadeleaf.example',
        password: 'Jade2026',
      }),
    )
  },
}
