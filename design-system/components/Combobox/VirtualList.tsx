import type { ReactNode } from 'react'
import { LongList } from '../../private/long-list/index.ts'

/** Draws only the options in sight. Loaded only where a list is long, since most lists are short and every byte of a form is paid by all. */
export function VirtualList({ children }: { children: ReactNode }) {
  return <LongList most={3}>{children}</LongList>
}
