import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '#design-system/text/Icon'
import { Money } from '#design-system/data/Money'
import { SearchField } from '#design-system/fields/SearchField'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { goods } from '../../../testing/goods.ts'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const suggestions = [
  { value: '1', label: 'Vitamin C' },
  { value: '2', label: 'Vitamin D3' },
  { value: '3', label: 'Vitamin B complex' },
]
const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: { label: 'Search products', value: '', onChange: fn(), onSubmit: fn() },
  render: (args) => (
    <Held initial={args.value} onChange={args.onChange}>
      {(value, set) => <SearchField {...args} value={value} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof SearchField>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('goji{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('goji')
    const canvas = within(canvasElement)
    const field = canvas.getByRole('searchbox', { name: 'Search products' })
    const form = canvas.getByRole('search')
    const sent = fn()
    form.addEventListener('submit', sent)
    // the cross takes the words away and sends nothing, and so does Escape
    await userEvent.click(canvas.getByRole('button'))
    await expect(field).toHaveValue('')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('zinc{Escape}')
    await expect(field).toHaveValue('')
    await expect(sent).not.toHaveBeenCalled()
    form.removeEventListener('submit', sent)
    // nor is an empty field a search
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const WithSuggestions: Story = {
  args: { value: 'vit', suggestions },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    const field = canvas.getByRole('searchbox')
    await expect(field).toHaveAttribute('aria-controls')
    await expect(canvas.getByRole('status')).toHaveTextContent('3 suggestions')
    // The list's script is loaded with the first suggestion.
    await expect(await canvas.findByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { name: 'Vitamin D3' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('Vitamin B complex')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    // without suggestions it is a search field and nothing else
    for (const name of ['aria-controls', 'aria-autocomplete', 'aria-activedescendant'])
      await expect(field).not.toHaveAttribute(name)
  },
}

export const WithDetails: Story = {
  args: {
    value: 'coll',
    suggestions: [
      { value: 'need', label: 'Skin' },
      { value: 'category', label: 'Collagen', detail: 'Category' },
      {
        value: 'product',
        label: 'Collagen drink with rose and a name that takes more than one line on a phone',
      },
    ],
    onSuggestion: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.click(await within(canvasElement).findByRole('option', { name: /^Collagen Category/ }))
    await expect(args.onSuggestion).toHaveBeenCalledWith(expect.objectContaining({ value: 'category' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** What an empty field offers: searches that can be removed, and products with pack and price. */
export const Empty: Story = {
  args: {
    onSuggestion: fn(),
    onRemove: fn(),
    onFocus: fn(),
    suggestions: [
      ...['goji', 'a search of many words that takes the whole width of a phone and more'].map((label) => ({
        value: `recent ${label}`,
        label,
        picture: <Icon name="clock" size="sm" />,
        group: 'Recent searches',
        removeLabel: `Remove “${label}”`,
      })),
      ...goods.slice(0, 3).map(({ name, image, price }) => ({
        value: name,
        label: name,
        group: 'Popular products',
        picture: <img src={image.src} alt="" width={48} height={48} />,
        detail: <Money minor={price.now} isStrong />,
      })),
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(args.onFocus).toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('5 suggestions')
    await expect(await canvas.findByRole('group', { name: 'Recent searches' })).toBeVisible()
    await expect(
      within(canvas.getByRole('group', { name: 'Popular products' })).getAllByRole('option')[0],
    ).toHaveAccessibleName(/HK\$168\.00$/)
    await userEvent.keyboard('{ArrowDown}{Delete}')
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ label: 'goji' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “goji”' }))
    await expect(args.onRemove).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
    await expect(canvas.getByRole('listbox')).toBeVisible()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ value: string; placeholder: string }>
      values={{ value: ['', 'Vitamin'], placeholder: ['Products, ingredients', '搜商品、成分'] }}
      render={(props, index) => (
        <SearchField label={`Search ${index}`} value="" onChange={fn()} onSubmit={fn()} {...props} />
      )}
    />
  ),
}
