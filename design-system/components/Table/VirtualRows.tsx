import type { ReactNode } from 'react'
import { TableLayout, Virtualizer } from 'react-aria-components'

/** Draws only the rows in sight. Loaded only where a table is long: most are not. */
export function VirtualRows({ children }: { children: ReactNode }) {
  return <Virtualizer layout={TableLayout} layoutOptions={{ estimatedRowHeight: 52, headingHeight: 48 }}>{children}</Virtualizer>
}
