import type { Meta, StoryObj } from '@storybook/react-vite'
import { Menu } from '#design-system/Menu'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'

const meta = { title: 'Actions/Menu', component: Menu } satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof Menu>

const items = [{ id: 'edit', label: 'Edit', icon: 'edit' as const }, { id: 'default', label: 'Use as default' }, { id: 'remove', label: 'Remove', icon: 'trash' as const, tone: 'critical' as const }]

export const Usual: Story = {
  args: { label: 'Address', items, onAction: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Address' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const page = within(document.body)
    await expect(await page.findByRole('menuitem', { name: 'Edit' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('remove')
    await expect(button).toHaveFocus()
  },
}

export const Matrix: Story = { render: () => <Permutations<{ variant: 'line' | 'text' | 'tint', size: 'sm' | 'md' }> values={{ variant: ['line', 'text', 'tint'], size: ['sm', 'md'] }} render={(props) => <Menu {...props} label="More" items={items} />} /> }
