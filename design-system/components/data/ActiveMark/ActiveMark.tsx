import { useIntl } from 'react-intl'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './ActiveMark.css.ts'

export interface ActiveMarkProps extends RootProps {
  /** Active: a full dot. Not active: a hollow one. */
  isActive: boolean
  /** Other words than the usual ones. @default the words for "Active" and "Not active" */
  label?: string | undefined
}

/** Whether somebody is active, as a dot with its words; small enough for each row of a tree or table. For a state with more than two values use StatusTag; the dot is never shown without words. */
export function ActiveMark({ isActive, label, ...rest }: ActiveMarkProps) {
  const intl = useIntl()
  return (
    <span {...rootProps(rest)} className={cx(css.mark, !isActive && css.off)}>
      {label ?? intl.formatMessage({ id: isActive ? 'ds.active.yes' : 'ds.active.no' })}
    </span>
  )
}
