import { firstSettings, noFilters } from '#domain/reports/settings.ts'
import { Container } from '#design-system/layout/Container'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { reportPage } from './examples.ts'
import { ReportsView } from './ReportsView.tsx'

const running = '202611'
const settings = firstSettings('volume', running)
const failure = { error: null, isRetrying: false, retry: fn() }
const monthly = { id: 7, name: 'My monthly check', query: '', version: 1 }
const views = {
  views: [monthly],
  current: undefined,
  isChanged: false,
  onPick: fn(),
  onSave: fn(),
  onCreate: fn(),
  onRename: fn(),
  onRemove: fn(),
}
const meta = {
  title: 'Features/Reports',
  component: ReportsView,
  args: {
    settings,
    running,
    views,
    page: reportPage,
    person: null,
    onPerson: fn(),
    onSave: fn(),
    onPrint: fn(),
    onSettings: fn(),
  },
  decorators: [
    (Story) => (
      <Container block="page">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ReportsView>
export default meta
type Story = StoryObj<typeof ReportsView>

export const Full: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Volume by person' })).toBeVisible()
    await expect(canvas.getByText('September 2026 to November 2026, 8 of 63 people')).toBeVisible()
    const table = await canvas.findByRole('grid', { name: 'Volume by person' })
    await expect(within(table).getByRole('row', { name: /Total of known figures/ })).toHaveTextContent('842')
    await expect(within(table).getByText(/Name not shared, •••• 416/)).toBeVisible()
    await expect(
      canvas.getByText(/DPV can't be added up: each row already includes the rows below it/),
    ).toBeVisible()
    // what phones write beside each figure: its month alone, the sign ≈ says that it is estimated
    const person = within(table).getByRole('row', { name: /Ho Suk Fan/ })
    await expect(person).toHaveAccessibleName(/Ho Suk Fan.*, (active|not active)$/)
    await expect(person).toHaveTextContent(/PPV Oct/)
    await expect(person).not.toHaveTextContent('final')
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}
/** Figures come first from the highest; a second press turns the order round. */
export const Sorts: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const head = (name: RegExp) => canvas.getByRole('columnheader', { name })
    await canvas.findByRole('grid')
    await userEvent.click(head(/DPV/))
    await expect(args.onSettings).toHaveBeenLastCalledWith(
      expect.objectContaining({ sort: 'dpv', direction: 'desc' }),
    )
    await userEvent.click(head(/^Name/))
    await expect(args.onSettings).toHaveBeenLastCalledWith(
      expect.objectContaining({ sort: 'name', direction: 'asc' }),
    )
  },
}
/** Six periods and all columns: phones keep the first ones, the rest is with the person. */
export const AllColumns: Story = {
  args: {
    settings: {
      ...settings,
      columns: [
        'leg',
        'generation',
        'level',
        'activity',
        'ppv',
        'dpv',
        'active_legs',
        'leg_points',
        'new_people',
        'joined',
        'renews',
      ],
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByText(/DPV, Active legs, Leg points, and New people can't be added up/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('row', { name: /Ho Suk Fan/ }))
    await expect(args.onPerson).toHaveBeenCalledWith(3)
  },
}
export const PersonOpen: Story = {
  args: { person: 3 },
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Ho Suk Fan' }))
    // it fades in
    await waitFor(() => expect(drawer.getByRole('heading', { name: 'Ho Suk Fan' })).toBeVisible())
    await expect(drawer.getAllByRole('heading')).toHaveLength(1)
    await expect(drawer.getByText('PPV Nov')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onPerson).toHaveBeenCalledWith(null)
  },
}
/** Periods, columns and filters are chosen behind their buttons. */
export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Filter/ }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Level' }), 'manager')
    await expect(args.onSettings).toHaveBeenLastCalledWith({
      ...settings,
      filters: { ...noFilters, level: 'manager' },
    })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: /Sep 2026/ }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'First period' }), '202601')
    // six periods at most: the end follows
    await expect(args.onSettings).toHaveBeenLastCalledWith(
      expect.objectContaining({ from: '202601', to: '202606' }),
    )
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: /^Columns/ }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Level' }))
    await expect(args.onSettings).toHaveBeenLastCalledWith(
      expect.objectContaining({ columns: ['leg', 'level', 'ppv', 'dpv'] }),
    )
  },
}
export const Filtered: Story = {
  args: { settings: { ...settings, filters: { ...noFilters, activity: 'active', level: 'manager' } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByText(
        'September 2026 to November 2026, active in at least one period, level Manager, 8 of 63 people',
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /level Manager/ }))
    await expect(args.onSettings).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { ...noFilters, activity: 'active' } }),
    )
  },
}
export const UnsavedChanges: Story = {
  args: { views: { ...views, current: monthly, isChanged: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }))
    await expect(args.views.onSave).toHaveBeenCalledOnce()
  },
}
/** The service knows a name that was given on another device: it is said at the field. */
export const NameTaken: Story = {
  args: {
    views: { ...views, onCreate: () => Promise.resolve('Another view already has this name.') },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved views' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as new view' }))
    const field = await screen.findByRole('textbox', { name: 'Name of the view' })
    await userEvent.type(field, 'Weekly{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/already has this name/))
    await waitFor(() => expect(field).toHaveFocus())
  },
}
export const NoSuchView: Story = {
  args: { isViewMissing: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('This saved view does not exist')).toBeVisible()
    await expect(await canvas.findByRole('grid', { name: 'Volume by person' })).toBeVisible()
  },
}
export const NoFigures: Story = {
  args: { page: { ...reportPage, has_figures: false } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'Unable to find details.' }),
    ).toBeVisible()
  },
}
export const NoMatch: Story = {
  args: {
    settings: { ...settings, filters: { ...noFilters, renews: 'soon' } },
    page: { ...reportPage, items: [], total_count: 0 },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onSettings).toHaveBeenCalledWith(settings)
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeDisabled()
  },
}
export const NobodyYet: Story = {
  args: { page: { ...reportPage, items: [], total_count: 0, people_count: 0, has_figures: false } },
}
export const Loading: Story = { args: { page: undefined, views: { ...views, views: undefined } } }
export const Failed: Story = {
  args: { page: undefined, failure },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The report did not load.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(failure.retry).toHaveBeenCalled()
  },
}
/** The report is there, but not the views: a failure of its own. */
export const ViewsFailed: Story = {
  args: { views: { ...views, views: undefined, failure } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your saved views did not load.')).toBeVisible()
    await expect(await canvas.findByRole('grid', { name: 'Volume by person' })).toBeVisible()
  },
}
