import type { ReactNode } from 'react'
import { ListLayout, Virtualizer } from 'react-aria-components'

/** Draws only the rows in sight. Loaded only where a tree is long: most are not. */
export function VirtualRows({ children }: { children: ReactNode }) {
  return <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 44 }}>{children}</Virtualizer>
}
