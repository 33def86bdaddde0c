import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { LongList } from '../../../private/long-list/index.ts'

/** Draws only the rows in sight. Loaded only where a table is long: most are not. */
export function VirtualRows({ columns, children }: { columns: number; children: ReactNode }) {
  const containerRef = useRef<HTMLDivElement>(null)
  // Rows that are no table rows share their width by the number of columns alone.
  useLayoutEffect(() => {
    containerRef.current?.style.setProperty('--columns', String(columns))
  }, [columns])
  return (
    <div ref={containerRef}>
      <LongList most={2}>{children}</LongList>
    </div>
  )
}
