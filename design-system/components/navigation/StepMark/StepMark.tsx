import { Icon } from '#design-system/text/Icon'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './StepMark.css.ts'

export interface StepMarkProps extends RootProps {
  /** Which step it is, counted from 1. */
  number: number
  /** Done shows a tick, the current one is solid, one to come hollow. Say `done` in words beside it. */
  state: keyof typeof css.states
}

/** The number of a step before its title, as in checkout. Where something is on its way take StatusStepper; a list that is merely numbered needs no marks and takes an ordered list. */
export function StepMark({ number, state, ...rest }: StepMarkProps) {
  return (
    <span {...rootProps(rest)} className={css.states[state]}>
      {state === 'done' ? <Icon name="check" size="sm" /> : number}
    </span>
  )
}
