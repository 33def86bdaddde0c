import { refusalCode } from '#domain/contract/refusal-table.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { Button } from '#design-system/actions/Button'
import { ServiceFault } from '#features/kit/service-fault.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DeleteAccountView, type DeleteAccountViewProps } from './DeleteAccountView.tsx'

const meta = { title: 'Features/DeleteAccount' } satisfies Meta
export default meta
type Story = StoryObj

const customer: Customer = {
  id: 1,
  email: 'mei.chan@jadeleaf.example',
  firstname: 'Mei Yi',
  lastname: 'Chan',
  extension_attributes: { group_label: 'preferred' },
}
/** Stands for the form of another feature: the proof is always given. */
const Form: DeleteAccountViewProps['Form'] = ({ onProve, onCancel, labels }) => (
  <>
    <Button variant="danger" onPress={() => void onProve({ current_password: 'Jade2026' })}>
      {labels.submit}
    </Button>
    <Button onPress={onCancel}>{labels.cancel}</Button>
  </>
)
const dialog = () => screen.findByRole('dialog', { name: 'Delete your account?' })
const close = fn()

/** What goes and what stays; keeping the account closes the dialog. */
export const Default: Story = {
  render: () => <DeleteAccountView customer={customer} onClose={close} onDelete={fn()} Form={Form} />,
  play: async () => {
    close.mockClear()
    const view = within(await dialog())
    await expect(view.getByText(/We'll keep your orders/)).toBeVisible()
    await expect(view.queryByText(/Your membership will end/)).toBeNull()
    await userEvent.click(view.getByRole('button', { name: 'Keep account' }))
    await expect(close).toHaveBeenCalled()
  },
}
/** Associates lose their membership, and their team keeps its place. */
export const Associate: Story = {
  render: () => (
    <DeleteAccountView
      customer={{ ...customer, extension_attributes: { group_label: 'associate' } }}
      onClose={fn()}
      onDelete={fn()}
      Form={Form}
    />
  ),
  play: async () => {
    await expect(within(await dialog()).getByText(/Your membership will end/)).toBeVisible()
  },
}

const refused = (template: string) => () =>
  Promise.reject(
    new ServiceFault('http', template, { status: 400, template, refusal: refusalCode(template) }),
  )
/** What is open is named with the way there. */
export const WithOpenApplication: Story = {
  render: () => (
    <DeleteAccountView
      customer={customer}
      onClose={fn()}
      onDelete={refused(
        'The account has an application that is being reviewed. Delete it once that has been decided.',
      )}
      Form={Form}
    />
  ),
  play: async () => {
    const view = within(await dialog())
    await userEvent.click(view.getByRole('button', { name: 'Delete account' }))
    await waitFor(() =>
      expect(view.getByRole('link', { name: 'View applications' })).toHaveAttribute(
        'href',
        '/e-application-form',
      ),
    )
    await expect(view.getByText(/You still have an application/)).toBeVisible()
  },
}
