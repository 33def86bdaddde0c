import type { ReactNode } from 'react'
import { rootProps } from '../../../private/root-props.ts'
import { hidden } from '../../../private/text-styles.css.ts'

export interface VisuallyHiddenProps {
  /** The HTML element, by what the words are. @default 'span' */
  as?: 'span' | 'div' | 'h2' | 'h3' | 'p' | 'caption'
  /** Its id in the page, for a label or a description elsewhere. */
  id?: string
  /** Set it where the words change after the page: they are then announced, at once with `alert`. */
  role?: 'status' | 'alert'
  /** The words that are heard. */
  children?: ReactNode
}

/** Words that only a screen reader hears, where a drawing says them to the eye. What everybody needs is never hidden in it, and no control is. */
export function VisuallyHidden({ as: Element = 'span', id, role, children, ...rest }: VisuallyHiddenProps) {
  return (
    <Element {...rootProps(rest)} id={id} role={role} className={hidden}>
      {children}
    </Element>
  )
}
