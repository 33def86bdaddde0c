import type { ReactNode } from 'react'
import { LongList } from '../../../private/long-list/index.ts'

/** Draws only the rows in sight. Loaded only where a tree is long: most are not. */
export function VirtualRows({ children }: { children: ReactNode }) {
  return <LongList most={4}>{children}</LongList>
}
