import { useRef, useState, type KeyboardEvent } from 'react'
import { firstPoint, nextPoint, type Point } from './next-point.ts'

/** One stop of the Tab key for all points of a chart; arrows, Home and End move among them. `active` is also what the pointer is over. */
export function usePoints(known: readonly (readonly boolean[])[]) {
  const root = useRef<SVGSVGElement>(null)
  const [current, setCurrent] = useState<Point>(() => firstPoint(known))
  const isKnown = known[current.series]?.[current.index] === true
  const active = isKnown ? current : firstPoint(known)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextPoint(known, active, event.key)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    root.current?.querySelector<SVGElement>(`[data-point="${next.series}-${next.index}"]`)?.focus()
  }
  /** What a point needs to be reached, heard and looked at. */
  const point = (series: number, index: number, label: string) => ({
    role: 'img',
    'aria-label': label,
    tabIndex: active.series === series && active.index === index ? 0 : -1,
    'data-point': `${series}-${index}`,
    onKeyDown,
    onFocus: () => setCurrent({ series, index }),
  })
  return {
    root,
    active,
    point,
    look: (index: number) => setCurrent({ ...active, index }),
  }
}
