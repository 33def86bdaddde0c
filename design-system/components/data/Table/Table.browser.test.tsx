import { renderToString } from 'react-dom/server.browser'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { Table, type TableColumn } from '#design-system/data/Table'
import { englishMessages as messages } from '#design-system/testing/messages.ts'

interface Order {
  id: string
  total: number
}
const rows: Order[] = [
  { id: '100004512', total: 20 },
  { id: '100004655', total: 10 },
]
const columns = (isSortable: boolean, isLabelHidden = false): TableColumn<Order>[] => [
  { id: 'order', label: 'Order', isRowHeader: true, cell: ({ id }) => id },
  { id: 'total', label: 'Total', isNumeric: true, isSortable, isLabelHidden, cell: ({ total }) => total },
]
const table = (isSortable: boolean, isLabelHidden = false) => (
  <IntlProvider locale="en" messages={messages as Record<string, string>}>
    <Table
      label="Orders"
      columns={columns(isSortable, isLabelHidden)}
      rows={rows}
      empty="–"
      {...(isSortable && { sort: { column: 'total', direction: 'descending' }, onSortChange: () => {} })}
    />
  </IntlProvider>
)

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})
const draw = (isSortable: boolean, isLabelHidden = false) => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(table(isSortable, isLabelHidden))
}
const found = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent)

it('is a plain table with row and column headers where nothing can be done in it', async () => {
  draw(false)
  await vi.waitFor(() => {
    expect(found('table[role=table]')).toHaveLength(1)
  })
  expect(found('th[role=columnheader][scope=col]')).toEqual(['Order', 'Total'])
  expect(found('th[role=rowheader][scope=row]')).toEqual(['100004512', '100004655'])
  // the label beside the value is for phones
  expect(found('td[role=cell]')).toEqual(['Total20', 'Total10'])
  expect(document.querySelector('[tabindex], [aria-sort]')).toBeNull()
})

it('leaves the label out where the value says by itself what it is', async () => {
  draw(false, true)
  await vi.waitFor(() => {
    expect(found('td[role=cell]')).toEqual(['20', '10'])
  })
  expect(found('th[role=columnheader]')).toEqual(['Order', 'Total'])
})

it('is a readable table with its order from the server, and a grid once that is fetched', async () => {
  document.body.innerHTML = renderToString(table(true))
  expect(found('table[role=table] tbody tr')).toHaveLength(2)
  expect(document.querySelector('th[aria-sort=descending]')).toHaveTextContent('Total')
  document.body.replaceChildren()
  draw(true)
  await vi.waitFor(() => {
    expect(document.querySelector('[role=grid] th[aria-sort=descending]')).toHaveTextContent('Total')
  })
  expect(found('[role=table]')).toEqual([])
})

/** Takes as long to draw as a long table does. */
function Slow({ children }: { children: string }) {
  const end = performance.now() + 10
  while (performance.now() < end);
  return children
}
it('is never painted without its rows, though react-aria learns of them after the first drawing', async () => {
  const painted: number[] = []
  // notes what stands there whenever the browser may paint
  const notes = new MutationObserver(() => {
    if (document.querySelector('table')) painted.push(found('[role=rowheader]').length)
  })
  notes.observe(document.body, { childList: true, subtree: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <IntlProvider locale="en" messages={messages as Record<string, string>}>
      <Table
        label="Orders"
        columns={columns(true).map((column) => ({ ...column, cell: ({ id }) => <Slow>{id}</Slow> }))}
        rows={rows}
        empty="–"
      />
    </IntlProvider>,
  )
  await vi.waitFor(() => {
    expect(found('[role=grid] [role=rowheader]')).toHaveLength(rows.length)
  })
  notes.disconnect()
  expect(painted.length).toBeGreaterThan(0)
  expect(painted.filter((count) => count !== rows.length)).toEqual([])
})
