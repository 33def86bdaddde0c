import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { LoadMore } from '#design-system/navigation/LoadMore'
import { PeriodPicker } from '#design-system/fields/PeriodPicker'
import { Progress } from '#design-system/feedback/Progress'
import { Table } from '#design-system/data/Table'
import { Tree, type TreeNode } from '#design-system/data/Tree'
import { loadGrid } from '../components/data/Table/load-grid.ts'
import { Keep, hears, hush, listen, press, readOn, said, show, stage } from './listen.tsx'

afterEach(hush)
beforeAll(async () => {
  await loadGrid()
})

it('says each piece of a list that came, and the end of it', async () => {
  await listen(
    <Keep first={20}>
      {(shown, set) => <LoadMore shown={shown} total={50} onLoad={() => set(Math.min(50, shown + 20))} />}
    </Keep>,
  )
  await press('Show more')
  await hears(['polite: 40 of 50 shown'])
  await press('Show more')
  await vi.waitFor(() => {
    expect(document.activeElement).toHaveTextContent('All 50 shown')
  })
  await hears(['polite: 40 of 50 shown', 'polite: All 50 shown'])
})

it('says the period that one stepped to, with its note', async () => {
  await listen(
    <Keep first="202610">
      {(period, set) => (
        <PeriodPicker
          label="Commission period"
          value={period}
          onChange={set}
          min="202601"
          max="202611"
          note={period === '202611' ? 'Current, estimated' : 'Final'}
        />
      )}
    </Keep>,
  )
  await press('Next period: November 2026')
  // Month and note change together in one atomic region, which is one announcement: here each change shows the whole region.
  await vi.waitFor(async () => {
    expect(new Set(await said())).toEqual(new Set(['polite: November 2026 Current, estimated']))
  })
  const before = await said()
  // At the end of the range nothing happens and nothing is said.
  await press('Next period: December 2026')
  await hears(before)
})

it('says progress at each quarter, not at each step', async () => {
  await listen(<Progress label="Sending your pictures" value={0} />)
  for (let value = 3; value <= 100; value += 3)
    await show(<Progress label="Sending your pictures" value={value} />)
  await show(<Progress label="Sending your pictures" value={100} />)
  await hears([
    'polite: Sending your pictures: 25%',
    'polite: Sending your pictures: 50%',
    'polite: Sending your pictures: 75%',
    'polite: Sending your pictures: done',
  ])
})

const rows = [
  { id: '1', name: 'Wong', total: 20 },
  { id: '2', name: 'Chan', total: 10 },
]
const orders = (names: [string, string, string]) => (
  <Table
    label={names[0]}
    rows={rows}
    empty="–"
    columns={[
      { id: 'name', label: names[1], isRowHeader: true, cell: (row) => row.name, sortBy: (row) => row.name },
      { id: 'total', label: names[2], isNumeric: true, cell: (row) => row.total, sortBy: (row) => row.total },
    ]}
  />
)
const sortBy = async (name: string) => {
  ;[...stage().querySelectorAll<HTMLElement>('[role=columnheader]')]
    .find((head) => head.textContent === name)
    ?.focus()
  await userEvent.keyboard('{Enter}')
}

it('says by what a table is sorted now, and how', async () => {
  await listen(orders(['Orders', 'Name', 'Total']))
  await sortBy('Total')
  await hears(['assertive: sorted by column Total in ascending order'])
  await sortBy('Total')
  await hears([
    'assertive: sorted by column Total in ascending order',
    'assertive: sorted by column Total in descending order',
  ])
})

it('says it in Thai', async () => {
  await listen(orders(['คำสั่งซื้อ', 'ชื่อ', 'ยอดรวม']), 'th')
  await sortBy('ยอดรวม')
  await hears(['assertive: เรียงตามคอลัมน์ ยอดรวม จากน้อยไปมาก'])
})

it('says that a branch is loading and that it failed, and reads what hangs below with its level', async () => {
  const nodes = (state: TreeNode['state']): TreeNode[] => [
    { id: 'wong', label: 'Wong Ka Yan', isBranch: true, children: [{ id: 'chan', label: 'Chan' }] },
    { id: 'lee', label: 'Lee', isBranch: true, state },
  ]
  const team = (state: TreeNode['state']) => (
    <Tree label="Your team" nodes={nodes(state)} expanded={new Set(['wong', 'lee'])} onLoad={() => {}} />
  )
  await listen(team(undefined))
  await show(team('loading'))
  await hears(['polite: Lee: Loading…'])
  await show(team('failed'))
  await hears(['polite: Lee: Loading…', 'polite: Lee: This part did not load.'])
  const read = (await readOn()).filter((phrase) => phrase.startsWith('row'))
  expect(read).toEqual([
    expect.stringMatching(/^row, Wong Ka Yan.*expanded.*level 1/),
    expect.stringMatching(/^row, Chan.*level 2/),
    expect.stringMatching(/^row, Lee.*expanded.*level 1/),
    expect.stringMatching(/^row, This part did not load.*level 2/),
  ])
})
