import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ActiveMark } from '#design-system/data/ActiveMark'
import { Amount } from '#design-system/data/Amount'
import { Text } from '#design-system/text/Text'
import { Tree, type TreeColumn, type TreeNode, type TreeProps } from '#design-system/data/Tree'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const team: TreeNode[] = [
  {
    id: 'wong',
    label: 'Wong Ka Yan',
    description: 'Gold · 1,240 PV',
    isBranch: true,
    children: [
      {
        id: 'chan',
        label: '陈大文',
        description: 'Silver · 620 PV',
        isBranch: true,
        children: [{ id: 'nguyen', label: 'Nguyễn Thị Hồng Nhung', description: '90 PV' }],
      },
      { id: 'siti', label: 'Siti Nurhaliza binti Abdul Rahman', description: '310 PV' },
    ],
  },
  { id: 'lee', label: 'Lee Wai Ming', description: 'Silver · 480 PV', isBranch: true },
  { id: 'somchai', label: 'สมชาย ใจดีมากเหลือเกินและมีชื่อที่ยาวมากจริง ๆ', description: '0 PV' },
]
const meta = {
  title: 'Data/Tree',
  component: Tree,
  args: { label: 'Your team', nodes: team, onLoad: fn(), onAction: fn() },
} satisfies Meta<typeof Tree>
export default meta
type Story = StoryObj<typeof Tree>

export const OpenedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('treegrid', { name: 'Your team' })).toBeVisible()
    await userEvent.tab()
    const wong = page.getByRole('row', { name: /Wong Ka Yan/ })
    await waitFor(() => expect(wong).toHaveFocus())
    await expect(wong).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowRight}')
    await expect(wong).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}')
    const nguyen = page.getByRole('row', { name: /Nguyễn/ })
    await waitFor(() => expect(nguyen).toHaveFocus())
    await expect(nguyen).toHaveAttribute('aria-level', '3')
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('nguyen')
  },
}

function Lazy(props: TreeProps) {
  const [tries, setTries] = useState(0)
  const [nodes, setNodes] = useState(props.nodes)
  const load = (id: string) => {
    props.onLoad?.(id)
    setTries(tries + 1)
    setNodes(
      nodes.map((node) =>
        node.id !== id
          ? node
          : tries === 0
            ? { ...node, state: 'failed' }
            : { ...node, state: undefined, children: [{ id: `${id}-1`, label: 'Chow Mei Ling' }] },
      ),
    )
  }
  return <Tree {...props} nodes={nodes} onLoad={load} />
}
export const BranchThatFailsFirst: Story = {
  render: (args) => <Lazy {...args} />,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    const lee = await page.findByRole('row', { name: /Lee Wai Ming/ })
    await userEvent.click(within(lee).getByRole('button'))
    await expect(args.onLoad).toHaveBeenCalledWith('lee')
    await expect(await page.findByText('This part did not load.')).toBeVisible()
    await expect(page.getByRole('status')).toHaveTextContent('Lee Wai Ming: This part did not load.')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect(await page.findByRole('row', { name: /Chow Mei Ling/ })).toBeVisible()
    await expect(page.getByRole('status')).toBeEmptyDOMElement()
  },
}

const held: Story['render'] = (args) => (
  <Held initial={args.selected ?? new Set<string>()}>
    {(selected, set) => (
      <Tree
        {...args}
        selected={selected}
        onSelectionChange={(ids) => {
          set(ids)
          args.onSelectionChange?.(ids)
        }}
      />
    )}
  </Held>
)
export const SeveralChosen: Story = {
  args: { selection: 'multiple', onSelectionChange: fn(), onAction: undefined },
  render: held,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    const wong = await page.findByRole('row', { name: /Wong Ka Yan/ })
    await expect(page.getByRole('treegrid')).toHaveAttribute('aria-multiselectable', 'true')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(wong).toHaveAttribute('aria-selected', 'true')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['wong']))
    // What hangs below is chosen apart, and "all" is all that is seen.
    await userEvent.keyboard('{ArrowRight}')
    await expect(page.getAllByRole('row', { selected: true })).toHaveLength(1)
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['wong', 'chan', 'siti', 'lee', 'somchai']),
    )
    const box = within(page.getByRole('row', { name: /Siti/ })).getByRole('checkbox')
    await expect(box).toHaveAccessibleName(/Select.*Siti Nurhaliza/)
    await userEvent.click(box)
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['wong', 'chan', 'lee', 'somchai']))
    await userEvent.keyboard('{Escape}')
  },
}
export const OneChosen: Story = {
  args: { selection: 'single', onSelectionChange: fn(), onAction: undefined },
  render: held,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByText('Lee Wai Ming'))
    await userEvent.click(page.getByText('Wong Ka Yan'))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['wong']))
    await expect(page.getAllByRole('row', { selected: true })).toHaveLength(1)
  },
}
/** What stands in place of a branch's nodes can be tried again, but not chosen. */
export const NotesAreNotChosen: Story = {
  args: {
    selection: 'multiple',
    nodes: [{ id: 'f', label: 'Failed branch', isBranch: true, state: 'failed' }],
    expanded: new Set(['f']),
    onSelectionChange: fn(),
    onAction: undefined,
  },
  render: held,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    const note = await page.findByRole('row', { name: 'This part did not load.' })
    await expect(within(note).queryByRole('checkbox')).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(note).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(args.onSelectionChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['f']))
    await userEvent.click(within(note).getByRole('button', { name: 'Try again' }))
    await expect(args.onLoad).toHaveBeenCalledWith('f')
  },
}
export const Empty: Story = { args: { nodes: [], empty: <Text tone="muted">Nobody has joined yet.</Text> } }

const thousand: TreeNode[] = Array.from({ length: 50 }, (_, group) => ({
  id: `g${group}`,
  label: `Group ${group + 1}`,
  isBranch: true,
  children: Array.from({ length: 19 }, (_child, index) => ({
    id: `g${group}-${index}`,
    label: `Member ${group + 1}.${index + 1}`,
    description: `${(index * 53) % 900} PV`,
  })),
}))
export const ThousandNodes: Story = {
  args: { nodes: thousand, isVirtualised: true, expanded: new Set(thousand.map((node) => node.id)) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => expect(page.getAllByRole('row').length).toBeGreaterThan(5))
    await expect(page.getAllByRole('row').length).toBeLessThan(80)
    await expect(page.getAllByText('Group 1')).toHaveLength(1)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Member 50.19'))
    await expect(page.getAllByRole('row').length).toBeLessThan(80)
  },
}
const person = (id: string, name: string, ppv: number | null, rest: Partial<TreeNode> = {}): TreeNode => ({
  id,
  label: name,
  description: `Associate, ${id}`,
  values: {
    ppv: <Amount value={ppv} format="number" certainty="estimated" />,
    dpv: <Amount value={ppv === null ? null : ppv * 9} format="number" certainty="estimated" />,
    state: <ActiveMark isActive={ppv !== null} />,
  },
  ...rest,
})
const figures: TreeNode[] = [
  person('8001120', 'Wong Ka Yan', 312, {
    isBranch: true,
    children: [
      person('8001344', '陈大文', 120),
      person('8002014', 'Siti Nurhaliza binti Abdul Rahman', null),
      person('416', 'Name not shared', 80, { content: <Text tone="muted">Name not shared</Text> }),
    ],
  }),
  person('8001411', 'สมชาย ใจดีมากเหลือเกิน', 12, { isBranch: true }),
]
const columns: TreeColumn[] = [
  { id: 'ppv', label: 'PPV', isNumeric: true },
  { id: 'dpv', label: 'DPV', isNumeric: true, isWideOnly: true },
  { id: 'state', label: 'State' },
]
/** Each row says its figures with their heads, and the one that is open beside the tree. */
export const WithColumns: Story = {
  args: { nodes: figures, columns, nameLabel: 'Name', expanded: new Set(['8001120']), onAction: undefined },
  render: function Opening(args) {
    const [current, setCurrent] = useState('8001120')
    return <Tree {...args} current={current} onAction={setCurrent} />
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const wong = await page.findByRole('row', { name: /Wong Ka Yan/ })
    await expect(wong).toHaveTextContent(/\(shown now\).*PPV Estimated ≈312.*State Active/)
    await userEvent.click(page.getByText('陈大文'))
    await expect(page.getByRole('row', { name: /陈大文/ })).toHaveTextContent('(shown now)')
    await expect(wong).not.toHaveTextContent('(shown now)')
    await expect(page.getByRole('row', { name: /Siti/ })).toHaveTextContent(/PPV —Not known yet/)
  },
}
const states: TreeNode[] = [
  { id: 'l', label: 'Loading branch', isBranch: true, state: 'loading' },
  { id: 'f', label: 'Failed branch', isBranch: true, state: 'failed' },
  { id: 'n', label: 'Empty branch', isBranch: true, children: [] },
]
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <>
      <Permutations<Pick<TreeProps, 'nodes' | 'selection'>>
        isWide
        values={{ selection: ['none', 'single', 'multiple'], nodes: [team, states] }}
        render={(props, index) => (
          <Tree
            nodes={[]}
            {...props}
            label={`Team ${index}`}
            selected={new Set(props.selection === 'none' ? [] : ['chan'])}
            expanded={new Set(['wong', 'chan', 'l', 'f', 'n'])}
            onLoad={fn()}
          />
        )}
      />
      <Tree
        label="Team with figures"
        nodes={figures}
        columns={columns}
        nameLabel="Name"
        current="8001344"
        expanded={new Set(['8001120'])}
      />
    </>
  ),
}
