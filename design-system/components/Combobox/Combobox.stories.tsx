import type { Meta, StoryObj } from '@storybook/react-vite'
import { Combobox } from '#design-system/Combobox'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../testing/Held.tsx'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'

const options = ['广东省', '广西壮族自治区', '浙江省', '江苏省', '上海市', '北京市', '四川省'].map((label, index) => ({ value: String(index + 1), label }))
const meta = {
  title: 'Fields/Combobox', component: Combobox,
  args: { label: 'Province', value: '', options, onChange: fn() },
  render: (args) => <Held initial={args.value} onChange={args.onChange}>{(value, set) => <Combobox {...args} value={value} onChange={set} />}</Held>,
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof Combobox>

export const FoundByTyping: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Province' })
    const page = within(document.body)
    await userEvent.tab()
    await expect(await page.findByRole('option', { name: '上海市' })).toBeVisible()
    await userEvent.keyboard('广')
    await expect(page.getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2')
    await expect(field).toHaveValue('广西壮族自治区')
    await expect(page.queryByRole('listbox')).toBeNull()
  },
}

export const NothingMatches: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('火星')
    await expect(await within(document.body).findByText('Nothing matches what you typed.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await expect(field).toHaveValue('')
  },
}

const thousand = Array.from({ length: 1000 }, (_, index) => ({ value: String(index), label: `Street ${index + 1}${index % 7 === 0 ? ', with the long name of a village far outside the city' : ''}` }))
export const ThousandOptions: Story = {
  args: { label: 'Street', options: thousand },
  play: async ({ canvasElement, args }) => {
    const page = within(document.body)
    await userEvent.tab()
    // Counted without roles: a thousand of them would be looked at one by one until the drawing of few arrives.
    await waitFor(() => expect([...document.querySelectorAll('[role=option]')].length % 1000).toBeGreaterThan(5), { timeout: 4000 })
    await expect(page.getAllByRole('option').length).toBeLessThan(60)
    await expect(page.getByRole('option', { name: 'Street 2' })).toHaveAttribute('aria-setsize', '1000')
    await userEvent.keyboard('{ArrowUp}')
    const field = within(canvasElement).getByRole('combobox')
    await waitFor(() => expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent('Street 1000'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('999')
    await userEvent.clear(field)
    await userEvent.type(field, '77')
    await waitFor(() => expect(page.getAllByRole('option').length).toBeLessThan(25))
    await expect(page.getByRole('option', { name: 'Street 77' })).toBeVisible()
  },
}

export const Matrix: Story = { render: () => <Permutations<{ value: string, isDisabled: boolean, isLoading: boolean, errorMessage: string }> values={{ value: ['', '5'], isDisabled: [false, true], isLoading: [false, true], errorMessage: ['', 'This field is required'] }} render={(props) => <Combobox label="Province" value="" options={options} onChange={fn()} {...props} />} /> }
