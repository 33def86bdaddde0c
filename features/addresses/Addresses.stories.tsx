import type { Address } from '#domain/customers/schema.ts'
import { Container } from '#design-system/layout/Container'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AddressesView } from './AddressesView.tsx'

const meta = { title: 'Features/Addresses' } satisfies Meta
export default meta
type Story = StoryObj

const home: Address = {
  id: 4,
  country_id: 'HK',
  region: { region_id: 2, region: 'Kowloon', region_code: 'KLN' },
  street: ['Flat B, 12/F, 223 Nam Cheong Street'],
  city: 'Sham Shui Po',
  telephone: '51000001',
  firstname: 'Mei Yi',
  lastname: 'Chan',
  default_shipping: true,
  custom_attributes: [{ attribute_code: 'mobile_prefix', value: '852' }],
}
const remove = fn(() => Promise.resolve())

/** Nothing is removed before the question is answered. */
export const Addresses: Story = {
  render: () => (
    <Container>
      <AddressesView
        addresses={[home, { ...home, id: 5, street: ['8 Nathan Road'], default_shipping: false }]}
        onAdd={fn()}
        onEdit={fn()}
        onDefault={fn()}
        onRemove={remove}
      />
    </Container>
  ),
  play: async ({ canvasElement }) => {
    remove.mockClear()
    // one person with two addresses: each button says whose address and which
    const names = within(canvasElement)
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent)
    await expect(new Set(names).size).toBe(names.length)
    const button = within(canvasElement).getByRole('button', { name: /^Remove: .*8 Nathan Road/ })
    await userEvent.click(button)
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep it' }),
    )
    await expect(remove).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(button)
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    )
    await expect(remove).toHaveBeenCalledWith(expect.objectContaining({ id: 5 }))
  },
}
export const NoAddresses: Story = {
  render: () => (
    <Container>
      <AddressesView addresses={[]} onAdd={fn()} onEdit={fn()} onDefault={fn()} onRemove={remove} />
    </Container>
  ),
}
