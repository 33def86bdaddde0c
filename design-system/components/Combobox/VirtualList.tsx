import type { ReactNode } from 'react'
import { ListLayout, Virtualizer } from 'react-aria-components'

/** Draws only the options in sight. Loaded only where a list is long, since most lists are short and every byte of a form is paid by all. */
export function VirtualList({ children }: { children: ReactNode }) {
  return <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 44, padding: 4 }}>{children}</Virtualizer>
}
