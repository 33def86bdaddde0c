import type { Meta, StoryObj } from '@storybook/react-vite'
import { SavedViews, type SavedViewsProps } from '#design-system/actions/SavedViews'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const args: SavedViewsProps = {
  views: [
    { id: 'month', label: 'My monthly check' },
    { id: 'idle', label: 'ผู้ที่ไม่เคลื่อนไหวมานานกว่าสามเดือน' },
  ],
  current: 'month',
  isChanged: true,
  onPick: fn(),
  onSave: fn(),
  onCreate: fn(),
  onRename: fn(),
  onRemove: fn(),
}
const meta = { title: 'Actions/SavedViews', component: SavedViews, args } satisfies Meta<typeof SavedViews>
export default meta
type Story = StoryObj<typeof SavedViews>

const body = () => within(document.body)
const open = async (canvasElement: HTMLElement, item: RegExp | string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'My monthly check' }))
  await userEvent.click(await body().findByRole('menuitem', { name: item }))
}

export const PicksAndSaves: Story = {
  play: async ({ canvasElement, args: given }) => {
    await open(canvasElement, /ผู้ที่/)
    await expect(given.onPick).toHaveBeenCalledWith('idle')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save changes' }))
    await expect(given.onSave).toHaveBeenCalledOnce()
  },
}
/** A duplicate name is refused; the text stays and the field has focus. */
export const RefusesATakenName: Story = {
  play: async ({ canvasElement, args: given }) => {
    await open(canvasElement, 'Save as new view')
    const field = await body().findByRole('textbox', { name: 'Name of the view' })
    await userEvent.type(field, 'my monthly check{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/already/))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('my monthly check')
    await expect(given.onCreate).not.toHaveBeenCalled()
  },
}
export const Renames: Story = {
  play: async ({ canvasElement, args: given }) => {
    await open(canvasElement, 'Rename view')
    const field = await body().findByRole('textbox', { name: 'Name of the view' })
    await expect(field).toHaveValue('My monthly check')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, '!{Enter}')
    await waitFor(() => expect(given.onRename).toHaveBeenCalledWith('month', 'My monthly check!'))
  },
}
export const SavesAsNew: Story = {
  play: async ({ canvasElement, args: given }) => {
    await open(canvasElement, 'Save as new view')
    const field = await body().findByRole('textbox', { name: 'Name of the view' })
    await userEvent.type(field, ' Third view {Enter}')
    await waitFor(() => expect(given.onCreate).toHaveBeenCalledWith('Third view'))
  },
}
/** Server-side errors, such as a name used on another device, appear at the field; the dialog stays open. */
export const ShowsARefusal: Story = {
  args: { onCreate: () => Promise.resolve('You have 30 saved views. Remove one first.') },
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Save as new view')
    const field = await body().findByRole('textbox', { name: 'Name of the view' })
    await userEvent.type(field, 'Third view{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Remove one first/))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('Third view')
  },
}
/** Asks for confirmation; cancelling keeps the view. */
export const Removes: Story = {
  play: async ({ canvasElement, args: given }) => {
    await open(canvasElement, 'Remove view')
    await userEvent.click(await body().findByRole('button', { name: 'Cancel' }))
    await expect(given.onRemove).not.toHaveBeenCalled()
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull())
    await open(canvasElement, 'Remove view')
    const dialog = within(await body().findByRole('alertdialog', { name: 'Remove “My monthly check”?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove view' }))
    await expect(given.onRemove).toHaveBeenCalledWith('month')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<Pick<SavedViewsProps, 'current' | 'isChanged'>>
      isWide
      values={{ current: ['month', 'idle', null], isChanged: [false, true] }}
      render={({ current = null, isChanged = false }) => (
        <SavedViews {...args} current={current} isChanged={isChanged} />
      )}
    />
  ),
}
