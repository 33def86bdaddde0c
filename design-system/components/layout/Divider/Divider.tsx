import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './Divider.css.ts'

export interface DividerProps extends RootProps {
  /** A hairline between things, or the 2 px rule of a label above a group. @default 'hair' */
  weight?: keyof typeof css.weights
}

/** A line that parts; a screen reader does not hear it. Where space alone parts, take none; a heading with its rule is a Section. */
export function Divider({ weight = 'hair', ...rest }: DividerProps) {
  return <hr {...rootProps(rest)} className={cx(css.divider, css.weights[weight])} aria-hidden="true" />
}
