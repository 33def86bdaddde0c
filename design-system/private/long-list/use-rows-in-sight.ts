import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Key } from 'react-aria-components'
import { nextRange, within } from './next-range.ts'
import { RowObserver } from './row-observer.ts'
import type { Range, RowHeights } from './row-heights.ts'

interface Places {
  /** All rows in their order. */
  keys: readonly Key[]
  heights: RowHeights
  /** How many more rows are drawn at a time: what one of them costs decides. */
  most: number
  scroller: RefObject<HTMLElement | null> | undefined
  /** An empty box above the first row. */
  top: RefObject<HTMLElement | null>
  /** What lies over the rows while they move. */
  shield: RefObject<HTMLElement | null>
}

/** So many rows are there from the beginning. */
const firstRows: Range = { first: 0, last: 10 }

/**
 * The rows to draw. While one scrolls the missing ones come some at a time, in transitions: React does their work in slices and lets the browser scroll between them.
 * A fast turn of the wheel may outrun them for a moment; it never stops.
 */
export function useRowsInSight({ keys, heights, most, scroller, top, shield }: Places): Range {
  const [wanted, setWanted] = useState(firstRows)
  const range = within(wanted, keys.length)
  const now = useRef({ range, wanted, asked: wanted, most })

  /** The next step to what is in sight, unless one is on its way: then it is taken when that one has come. */
  const [step] = useState(() => () => {
    if (now.current.asked !== now.current.wanted) return
    const { y, height, isUp } = heights.view
    const ahead = height / 2
    const need = heights.between(y - (isUp ? ahead : 0), y + height + (isUp ? 0 : ahead))
    // Keep the rows that are drawn until the height is known, and while the list is empty.
    if (height === 0 || need.last === 0) return
    const next = nextRange(now.current.range, need, {
      keep: heights.between(y - height, y + 2 * height),
      most: now.current.most,
    })
    if (next === now.current.range) return
    now.current.asked = next
    startTransition(() => setWanted(next))
  })
  const observer = useRef<RowObserver>(null)

  useEffect(() => {
    const [box, start, over] = [scroller?.current, top.current, shield.current]
    if (!box || !start || !over) return undefined
    const rows = new RowObserver(box, { start, shield: over, heights, onMove: step })
    observer.current = rows
    rows.see()
    return () => {
      rows.end()
      observer.current = null
    }
  }, [heights, scroller, shield, step, top])

  useLayoutEffect(() => {
    now.current = { range, wanted, asked: now.current.asked, most }
    heights.list(keys)
    observer.current?.see()
    step()
  })

  return range
}
