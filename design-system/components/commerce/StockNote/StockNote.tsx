import type { ReactNode } from 'react'
import { Icon } from '#design-system/text/Icon'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './StockNote.css.ts'

export interface StockNoteProps extends RootProps {
  /** In stock, only a few left, or none: mark and colour follow. */
  state: 'in' | 'low' | 'out'
  /** The same in words: “Only 3 left”. */
  children: ReactNode
}

const marks = { in: 'check', low: 'clock', out: 'info' } as const

/** Whether a thing can be had, in words, with a mark and a colour that agree. For the state of an order or a payment take StatusTag. */
export function StockNote({ state, children, ...rest }: StockNoteProps) {
  return (
    <span {...rootProps(rest)} className={cx(css.note, css.states[state])}>
      <Icon name={marks[state]} size="sm" />
      <span>{children}</span>
    </span>
  )
}
