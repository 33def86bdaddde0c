import type { ReactNode } from 'react'
import { LongList } from '../../../private/long-list/index.ts'

/**
 * Renders only the visible options. Loaded only for a long list: most lists are short, and every form would pay for its
 * bytes.
 */
export function VirtualList({ children }: { children: ReactNode }) {
  return <LongList most={3}>{children}</LongList>
}
