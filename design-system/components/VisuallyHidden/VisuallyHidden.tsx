import type { ReactNode } from 'react'
import { hidden } from '../../private/text-styles.css.ts'

export interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'h2' | 'h3' | 'p' | 'caption'
  id?: string
  role?: 'status' | 'alert'
  children?: ReactNode
}

/** Words for a screen reader only. */
export function VisuallyHidden({ as: Element = 'span', id, role, children }: VisuallyHiddenProps) {
  return <Element id={id} role={role} className={hidden}>{children}</Element>
}
