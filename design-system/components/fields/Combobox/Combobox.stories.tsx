import type { Meta, StoryObj } from '@storybook/react-vite'
import { Combobox } from '#design-system/fields/Combobox'
import { Dialog } from '#design-system/overlays/Dialog'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const nextFrames = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done))
  })
const options = ['广东省', '广西壮族自治区', '浙江省', '江苏省', '上海市', '北京市', '四川省'].map(
  (label, index) => ({ value: String(index + 1), label }),
)
const meta = {
  title: 'Fields/Combobox',
  component: Combobox,
  args: { label: 'Province', value: '', options, onChange: fn() },
  render: (args) => (
    <Held initial={args.value} onChange={args.onChange}>
      {(value, set) => <Combobox {...args} value={value} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof Combobox>

// Visibility is awaited: react-aria hides a popover until it has placed it.
export const FoundByTyping: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Province' })
    const page = within(document.body)
    await userEvent.tab()
    await waitFor(() => expect(page.getByRole('option', { name: '上海市' })).toBeVisible())
    await userEvent.keyboard('广')
    await expect(page.getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2')
    await expect(field).toHaveValue('广西壮族自治区')
    await expect(page.queryByRole('listbox')).toBeNull()
  },
}

/** On a phone the list follows its field while the page scrolls, including out of view. */
export const StaysWhileThePageScrolls: Story = {
  render: (args) => (
    <div>
      <Held initial={args.value} onChange={args.onChange}>
        {(value, set) => <Combobox {...args} value={value} onChange={set} />}
      </Held>
      <Skeleton shape="text" lines={120} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const page = within(document.body)
    await userEvent.click(within(canvasElement).getByRole('button'))
    const list = await page.findByRole('listbox')
    const field = within(canvasElement).getByRole('combobox')
    const apart = () => list.getBoundingClientRect().top - field.getBoundingClientRect().bottom
    const before = apart()
    window.scrollTo({ top: 20, behavior: 'instant' })
    await waitFor(() => expect(window.scrollY).toBe(20))
    await nextFrames()
    await waitFor(() => expect(list).toBeVisible())
    await expect(apart()).toBeCloseTo(before, 0)
    await userEvent.click(page.getByRole('option', { name: '上海市' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('5')
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(page.getByRole('listbox')).toBeVisible())
    window.scrollTo({ top: 1500, behavior: 'instant' })
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull())
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

/** The same inside a dialog with scrolling content: the list follows its field. */
export const FollowsInADialog: Story = {
  render: (args) => (
    <Dialog title="Delivery address" isOpen onClose={fn()}>
      <Held initial={args.value} onChange={args.onChange}>
        {(value, set) => <Combobox {...args} value={value} onChange={set} />}
      </Held>
      <Skeleton shape="text" lines={120} />
    </Dialog>
  ),
  play: async () => {
    const page = within(document.body)
    const dialog = await page.findByRole('dialog')
    const field = within(dialog).getByRole('combobox')
    // The dialog must be still before the list is measured against its field.
    await waitFor(() =>
      expect(document.getAnimations().filter((motion) => motion instanceof CSSTransition)).toHaveLength(0),
    )
    await userEvent.click(within(dialog).getByRole('button', { name: /Province/ }))
    const list = await page.findByRole('listbox')
    const apart = () => Math.round(list.getBoundingClientRect().top - field.getBoundingClientRect().bottom)
    const before = apart()
    const scroller = [...dialog.querySelectorAll('*')].find(
      (part) => part.scrollHeight > part.clientHeight + 200 && getComputedStyle(part).overflowY === 'auto',
    )
    if (!scroller) throw new Error('nothing scrolls')
    const top = field.getBoundingClientRect().top
    scroller.scrollTop = 15
    await waitFor(() => expect(field.getBoundingClientRect().top).toBeLessThan(top - 10))
    await waitFor(() => expect(apart()).toBe(before))
    await waitFor(() => expect(list).toBeVisible())
    scroller.scrollTop = 2000
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull())
  },
}

export const NothingMatches: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('火星')
    await waitFor(() =>
      expect(within(document.body).getByText('Nothing matches what you typed.')).toBeVisible(),
    )
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await expect(field).toHaveValue('')
  },
}

const thousand = Array.from({ length: 1000 }, (_, index) => ({
  value: String(index),
  label: `Street ${index + 1}${index % 7 === 0 ? ', with the long name of a village far outside the city' : ''}`,
}))
export const ThousandOptions: Story = {
  args: { label: 'Street', options: thousand },
  play: async ({ canvasElement, args }) => {
    const page = within(document.body)
    await userEvent.tab()
    // Counted without roles: querying a thousand elements by role is slow until virtualisation starts.
    await waitFor(
      () => {
        const drawn = document.querySelectorAll('[role=option]')
        void expect(drawn.length).toBeLessThan(60)
        void expect([...drawn].map(({ textContent }) => textContent)).toContain('Street 2')
      },
      { timeout: 4000 },
    )
    await expect(page.getByRole('option', { name: 'Street 2' })).toHaveAttribute('aria-setsize', '1000')
    await userEvent.keyboard('{ArrowUp}')
    const field = within(canvasElement).getByRole('combobox')
    await waitFor(() =>
      expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
        'Street 1000',
      ),
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('999')
    await userEvent.clear(field)
    await userEvent.type(field, '77')
    await waitFor(() => expect(page.getAllByRole('option').length).toBeLessThan(25))
    await waitFor(() => expect(page.getByRole('option', { name: 'Street 77' })).toBeVisible())
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ value: string; isDisabled: boolean; isLoading: boolean; errorMessage: string }>
      values={{
        value: ['', '5'],
        isDisabled: [false, true],
        isLoading: [false, true],
        errorMessage: ['', 'This field is required'],
      }}
      render={(props) => <Combobox label="Province" value="" options={options} onChange={fn()} {...props} />}
    />
  ),
}
