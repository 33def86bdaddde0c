import { ListBox, ListBoxItem } from 'react-aria-components'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { LongList } from './index.ts'

const streets = Array.from({ length: 1000 }, (_, place) => ({ id: place + 1, name: `Street ${place + 1}` }))

let root: Root
let watcher: MutationObserver
afterEach(() => {
  watcher.disconnect()
  root.unmount()
  document.body.replaceChildren()
})

const drawn = () => document.querySelectorAll('[role=option]').length
const list = (items: typeof streets) => (
  <LongList most={4}>
    <ListBox aria-label="Streets" items={items} style={{ height: 400, overflow: 'auto' }}>
      {({ name }) => (
        <ListBoxItem textValue={name} style={{ height: 40 }}>
          {name}
        </ListBoxItem>
      )}
    </ListBox>
  </LongList>
)
/** Draws a list in a box that shows ten rows, and notes how many are there after each change of the page. */
function draw(items: typeof streets) {
  const counts: number[] = []
  watcher = new MutationObserver(() => counts.push(drawn()))
  const box = document.body.appendChild(document.createElement('div'))
  watcher.observe(box, { childList: true, subtree: true })
  root = createRoot(box)
  root.render(list(items))
  return counts
}
/** The rows in sight and half as many below. */
const all = 16
const settled = () => vi.waitFor(() => expect(drawn()).toBe(all))

it('never draws fewer rows than are in sight while it comes to know its size', async () => {
  const counts = draw(streets)
  await settled()
  expect(Math.min(...counts.slice(counts.findIndex((count) => count > 0)))).toBeGreaterThanOrEqual(10)
})

it('has its rows at once when a list that was empty is filled', async () => {
  const counts = draw(streets)
  await settled()
  root.render(list([]))
  await vi.waitFor(() => expect(drawn()).toBe(0))
  counts.length = 0
  root.render(list(streets))
  await settled()
  expect(Math.min(...counts.slice(counts.findIndex((count) => count > 0)))).toBeGreaterThanOrEqual(10)
})
