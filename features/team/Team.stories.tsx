import { Container } from '#design-system/layout/Container'
import type { TeamMember } from '#domain/team/schema.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ReadingTeam } from './csv/ReadingTeam.tsx'
import { branch, chan, crowd, hidden, siti, summary, top, wong } from './examples.ts'
import { ListPart, type ListPartProps } from './list/ListPart.tsx'
import { PersonBeside } from './person/PersonBeside.tsx'
import { readTeam, type TeamState } from './team-address.ts'
import { TeamFrame, type TeamFrameProps } from './TeamFrame.tsx'
import type { Branch } from './tree/branch.ts'
import { TreePart, type TreePartProps } from './tree/TreePart.tsx'

const failure = { error: null, isRetrying: false, retry: fn() }
const address = (text: string) => readTeam(new URLSearchParams(text))

/** Keeps the explorer's state as its address does. */
function Explorer({
  children,
  ...props
}: Omit<TeamFrameProps, 'state' | 'children'> & {
  state: TeamState
  children: ReactNode
}) {
  const [state, setState] = useState(props.state)
  return (
    <TeamFrame
      {...props}
      state={state}
      onChange={(next) => {
        setState({ ...state, ...next })
        props.onChange(next)
      }}
      onSearch={(q) => {
        setState({ ...state, q })
        props.onSearch(q)
      }}
    >
      {children}
    </TeamFrame>
  )
}

const meta = {
  title: 'Features/Team',
  component: TeamFrame,
  args: {
    summary,
    state: address(''),
    branchName: undefined,
    onChange: fn(),
    onSearch: fn(),
    csv: { isSaving: false, save: fn() },
    inviteHref: '/enrollment?view=invite',
    today: '2026-11-22',
    isWide: true,
    children: null,
  },
  render: (args) => <Explorer {...args} />,
  decorators: [
    (Story) => (
      <Container block="page">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof TeamFrame>
export default meta
type Story = StoryObj<typeof meta>

const onPerson = fn()
const onClear = fn()
const loadMore = fn()

/** The tree as a page keeps it: a branch is there as soon as it opens, unless it is one of `late`. */
function Tree({
  members = top,
  below = { '120': branch([chan, hidden]) },
  topBranch = {},
  ...more
}: {
  members?: readonly TeamMember[]
  below?: Readonly<Record<string, Branch>>
  topBranch?: Partial<Branch>
} & Partial<TreePartProps>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(Object.keys(below)))
  return (
    <TreePart
      tree={{
        top: branch(members, topBranch),
        failure: undefined,
        isStale: false,
        branches: new Map(Object.entries(below)),
        open,
        setOpen,
        loadMore,
      }}
      branch={undefined}
      isNarrowed={false}
      current={undefined}
      isLong={false}
      onPerson={onPerson}
      onClear={onClear}
      onWholeTeam={fn()}
      {...more}
    />
  )
}

export const TreeView: Story = {
  args: { children: <Tree current={344} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('63 people in 6 legs, 4 active. New in November 2026: 9.')).toBeVisible()
    const tree = await canvas.findByRole('treegrid', { name: 'Team' })
    const row = within(tree).getByRole('row', { name: /Name not shared/ })
    await expect(row).toHaveAccessibleName('Name not shared, Associate, ••••\u00A0416, Active')
    await expect(row).toHaveTextContent('•••• 416')
    await expect(row).not.toHaveTextContent('8001416')
    await expect(within(tree).getByRole('row', { name: /Siti/ })).toHaveTextContent('Not known yet')
    await expect(within(tree).getByRole('row', { name: /陈大文/ })).toHaveTextContent('≈')
    await userEvent.click(within(tree).getByText('Wong Ka Yan'))
    await expect(onPerson).toHaveBeenLastCalledWith(120)
  },
}
/** Arrows open a branch and walk into it, Enter opens a person. */
export const TreeByKeyboard: Story = {
  args: { children: <Tree /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tree = await canvas.findByRole('treegrid', { name: 'Team' })
    const first = within(tree).getByRole('row', { name: /Wong Ka Yan/ })
    first.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onPerson).toHaveBeenLastCalledWith(344)
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
  },
}
/** One branch is being read, another did not come and can be tried again. */
export const TreeWithBranchesUnderWay: Story = {
  args: {
    children: (
      <Tree
        below={{
          '203': branch([], { state: 'loading' }),
          '498': branch([], { state: 'failed', retry: failure.retry }),
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Loading…')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(failure.retry).toHaveBeenCalled()
  },
}
/** A branch of more people than a page has: the next page is a row of the tree. */
export const TreeWithMore: Story = {
  args: {
    children: <Tree below={{ '120': branch([chan, hidden], { total: 350, more: 'ready' }) }} />,
  },
  play: async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole('row', { name: 'Show 200 more' })
    row.focus()
    await userEvent.keyboard('{Enter}')
    await expect(loadMore).toHaveBeenLastCalledWith('120')
  },
}
/** With words and filters the tree keeps the matches with those above them. */
export const TreeNarrowed: Story = {
  args: {
    state: address('q=wai&level=associate&joined_from=2025-01-01'),
    children: (
      <Tree
        isNarrowed
        members={[{ ...wong, matches: 2, is_match: false }]}
        below={{ '120': branch([{ ...chan, matches: 0, is_match: true }], { hidden: 2 }) }}
        topBranch={{ hidden: 5 }}
      />
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByText(/2 people match\. 5 legs without a match are hidden\./),
    ).toBeVisible()
    await expect(await canvas.findByText(/2 matches below, 2 hidden/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Joined since 1 Jan 2025/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: expect.objectContaining({ level: 'associate', joined_from: undefined }) as unknown,
    })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Leg' }), 'Leg 6')
    await expect(canvas.getByRole('button', { name: /Remove.*Leg 6/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
    await expect(args.csv.save).toHaveBeenCalledOnce()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Activity' }), 'Not active')
    await expect(canvas.getByRole('button', { name: /Remove.*Not active/ })).toBeVisible()
  },
}
/** Only one person and those below: a link from the person's details. */
export const BranchOfAPerson: Story = {
  args: {
    state: address('branch=120'),
    branchName: 'Wong Ka Yan',
    children: (
      <Tree
        members={[chan, hidden]}
        below={{ '120': branch([]) }}
        branch={{ member: wong, isUnknown: false }}
      />
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('row', { name: /陈大文/ })).toHaveAttribute('aria-level', '2')
    await userEvent.click(canvas.getByRole('button', { name: /Branch: Wong Ka Yan/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ branch: undefined })
  },
}
/** A link to the branch of somebody of another team: the same words as for nobody. */
export const BranchOfAStranger: Story = {
  args: { state: address('branch=7'), children: <Tree branch={{ member: undefined, isUnknown: true }} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: "This person isn't in your team" })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show the whole team' })).toBeVisible()
  },
}
export const NoOneMatches: Story = {
  args: {
    state: address('q=zzz'),
    children: <Tree isNarrowed members={[]} topBranch={{ hidden: 6 }} below={{}} />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Nobody matches' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }))
    await expect(onClear).toHaveBeenCalled()
  },
}
/** Nobody yet: the way to invite somebody, and no tools for nothing. */
export const Nobody: Story = {
  args: { summary: { ...summary, people: 0, legs: 0, active_legs: 0, new_count: 0 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Invite someone' })).toHaveAttribute(
      'href',
      '/enrollment?view=invite',
    )
    await expect(canvas.queryByRole('search')).toBeNull()
  },
}
export const Loading: Story = {
  args: { summary: undefined, children: <Tree members={[]} topBranch={{ state: 'loading' }} below={{}} /> },
}
/** The numbers and the tree fail each by itself. */
export const Failed: Story = {
  args: {
    summary: undefined,
    failure,
    children: (
      <Tree
        tree={{
          top: branch([], { state: 'failed' }),
          failure,
          isStale: false,
          branches: new Map(),
          open: new Set(),
          setOpen: fn(),
          loadMore,
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const buttons = await within(canvasElement).findAllByRole('button', { name: 'Try again' })
    await expect(buttons).toHaveLength(2)
    await userEvent.click(buttons[1]!)
    await expect(failure.retry).toHaveBeenCalled()
  },
}
/** Of two thousand people only those in sight are drawn. */
export const LongTree: Story = {
  args: { children: <Tree members={crowd(2000)} below={{}} isLong /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tree = await canvas.findByRole('treegrid', { name: 'Team' }, { timeout: 10_000 })
    await expect(within(tree).getAllByRole('row').length).toBeLessThan(100)
  },
}

const onOrder = fn()
const list = (pages: Partial<ListPartProps['pages']> = {}, more: Partial<ListPartProps> = {}) => (
  <ListPart
    pages={{
      members: [...top, hidden],
      total: 6,
      failure: undefined,
      isStale: false,
      more: 'ready',
      loadMore,
      ...pages,
    }}
    isNarrowed={false}
    isWide
    order={{ by: 'dpv', direction: 'desc' }}
    onOrder={onOrder}
    onPerson={onPerson}
    onClear={onClear}
    {...more}
  />
)
export const ListView: Story = {
  args: { state: address('view=list&q=wai'), children: list({}, { isNarrowed: true }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const table = await canvas.findByRole('grid', { name: 'Team' })
    await expect(within(table).getByRole('columnheader', { name: /DPV/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await userEvent.click(within(table).getByRole('columnheader', { name: /Name/ }))
    await expect(onOrder).toHaveBeenLastCalledWith({ by: 'name', direction: 'asc' })
    await expect(canvas.getByText('6 people match.')).toBeVisible()
    await expect(within(table).getByRole('row', { name: /Lee Wai Ming/ })).toHaveAccessibleName(/Active$/)
    await userEvent.click(within(table).getByText('Lee Wai Ming'))
    await expect(onPerson).toHaveBeenLastCalledWith(203)
    const search = canvas.getByRole('searchbox', { name: 'Name or member number' })
    await userEvent.clear(search)
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
    await userEvent.type(search, 'Ho')
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('Ho'))
    await userEvent.click(canvas.getByRole('radio', { name: 'Tree' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ view: 'tree' })
  },
}
/** The next page did not come; the rows that are here stay. */
export const ListWithMore: Story = {
  args: { state: address('view=list'), children: list({ total: 63, more: 'failed' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText("We couldn't load more people.")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(loadMore).toHaveBeenCalled()
  },
}
export const ListFailed: Story = {
  args: { state: address('view=list'), children: list({ members: undefined, failure }) },
}
export const LongList: Story = {
  args: { state: address('view=list'), children: list({ members: crowd(10_000), total: 10_000 }) },
}
/** Phones: two lines a person, and the filters in a drawer. */
export const OnPhones: Story = {
  args: { isWide: false, state: address('view=list'), children: list({}, { isWide: false }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }, { timeout: 10_000 }))
    await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Renewal' }), '30')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: expect.objectContaining({ renews_within: 30 }) as unknown,
    })
    await userEvent.click(drawer.getByRole('button', { name: 'Show results' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByRole('button', { name: /Renews within 30 days/ })).toBeVisible()
  },
}
/** The days of joining, by keyboard alone: Escape closes the calendar and not the drawer around it. */
export const DaysOfJoining: Story = {
  args: { children: <Tree /> },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Joined' }).focus()
    await userEvent.keyboard('{Enter}')
    const drawer = within(await screen.findByRole('dialog', { name: 'Joined' }, { timeout: 10_000 }))
    const opener = drawer.getByRole('button', { name: /Calendar.*Joined from/ })
    const day = (name: RegExp) => screen.getByRole('button', { name })
    const openCalendar = async () => {
      opener.focus()
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('grid')
      await waitFor(() => expect(day(/22 November 2026/)).toHaveFocus())
    }
    const expectClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(screen.getByRole('dialog', { name: 'Joined' })).toBeVisible()
    }
    await openCalendar()
    // nobody has joined after today
    await expect(day(/23 November 2026/)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    await expect(args.onChange).not.toHaveBeenCalled()
    await openCalendar()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expectClosed()
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        filters: expect.objectContaining({ joined_from: '2026-11-15' }) as unknown,
      }),
    )
    const until = within(drawer.getByRole('group', { name: /Joined until/ }))
    until.getByRole('spinbutton', { name: /^day/ }).focus()
    await userEvent.keyboard('14112026')
    await expect(await drawer.findByText('Choose a date on or after the start date')).toBeVisible()
    until.getByRole('spinbutton', { name: /^day/ }).focus()
    await userEvent.keyboard('23')
    await expect(await drawer.findByText('Choose today or an earlier date')).toBeVisible()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByRole('button', { name: /Joined since 15 Nov 2026/ })).toBeVisible()
  },
}
/** A team of many pages is read for its file: how far it is stands beside the heading, where there is room. */
export const SavingManyAsCsv: Story = {
  args: {
    csv: { isSaving: true, progress: <ReadingTeam read={1200} total={10_034} />, save: fn() },
    children: <Tree />,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('progressbar', { name: 'Loading the team' })
    await expect(bar).toHaveAttribute('aria-valuetext', '1,200 of 10,034 people')
    await expect(canvas.getByText('1,200 of 10,034 people')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /CSV/ }))
    await expect(args.csv.save).not.toHaveBeenCalled()
  },
}

const person = {
  failure: undefined,
  isUnknown: false,
  isOpen: true,
  figures: summary,
  onClose: fn(),
  onShowBranch: fn(),
}
const aside = (props: Partial<Parameters<typeof PersonBeside>[0]>): Story => ({
  render: () => <PersonBeside member={undefined} {...person} {...props} />,
})
export const Person: Story = {
  ...aside({ member: wong }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Wong Ka Yan' })).toBeVisible()
    await expect(canvas.getByText('PPV in October 2026')).toBeVisible()
    await expect(canvas.getByText('11 people, 3 of them directly')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show only this branch' }))
    await expect(person.onShowBranch).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Close details' }))
    await expect(person.onClose).toHaveBeenCalled()
  },
}
/** Whoever does not share: a lock, a masked number, no contact; the figures still count. */
export const PersonUnshared: Story = {
  ...aside({ member: hidden }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Name not shared' })).toBeVisible()
    await expect(canvas.getAllByText('Not shared')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: 'Show only this branch' })).toBeNull()
  },
}
/** No figures yet: dashes, never 0. */
export const PersonWithoutFigures: Story = {
  ...aside({ member: siti }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByText('Not known yet')).toHaveLength(4)
  },
}
/** Somebody of another team answers like nobody. */
export const PersonUnknown: Story = {
  ...aside({ isUnknown: true }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: "This person isn't in your team" }),
    ).toBeVisible()
  },
}
export const PersonFailed: Story = aside({ failure })
export const PersonLoading: Story = aside({})
export const PersonNotChosen: Story = aside({ isOpen: false })
