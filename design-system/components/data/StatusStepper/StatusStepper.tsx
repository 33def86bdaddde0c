import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon, type IconName } from '#design-system/text/Icon'
import { cx } from '../../../private/cx.ts'
import { SPACE } from '../../../private/inline-space.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as styles from './StatusStepper.css.ts'

export type StepState = 'done' | 'current' | 'next' | 'failed' | 'cancelled'

export interface StatusStep {
  /** Tells the steps apart; no two are alike. */
  id: string
  /** The step in a word or two: “Paid”. */
  label: string
  /** When, where, how long: a line below. */
  description?: ReactNode
  /** Where it stands; a screen reader hears it in words after the label. */
  state: StepState
  /** A current step that waits for the shopper is gold instead of green. */
  isWaiting?: boolean | undefined
}

export interface StatusStepperProps extends RootProps {
  /** The steps from first to last, each with where it stands. */
  steps: readonly StatusStep[]
  /** What goes through these steps: "Progress of order 100004821". */
  label: string
  /** `auto` lies where its column has room for a word per step (40rem, 68rem with seven to nine steps), otherwise and with more steps it stands; `horizontal` lies on phones too, up to three steps: more would break their words, so they stand. @default 'auto' */
  orientation?: 'auto' | 'vertical' | 'horizontal' | undefined
}

const icons: Partial<Record<StepState, IconName>> = { done: 'check', failed: 'close', cancelled: 'minus' }

/**
 * Where something is on its way. Each state has a mark, a colour and words; the current step is marked for screen readers.
 * For what happened, event by event, take Timeline; the steps of a form are StepMarks; one state is a StatusTag.
 */
export function StatusStepper({ steps, label, orientation = 'auto', ...rest }: StatusStepperProps) {
  const intl = useIntl()
  const byRoom = steps.length > 9 ? undefined : steps.length > 6 ? styles.wideOfMany : styles.wide
  const layout = {
    auto: byRoom,
    vertical: undefined,
    horizontal: steps.length > 3 ? byRoom : styles.row,
  }[orientation]
  const isRoomy = layout === styles.wide || layout === styles.wideOfMany
  const list = (
    <ol {...(!isRoomy && rootProps(rest))} className={cx(styles.list, layout)} aria-label={label}>
      {steps.map((step) => {
        const look = step.state === 'current' && step.isWaiting ? 'waiting' : step.state
        const icon = icons[step.state]
        return (
          <li
            key={step.id}
            className={cx(styles.step, step.state === 'done' && styles.passed)}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className={styles.marks[look]}>{icon && <Icon name={icon} size="sm" />}</span>
            <div className={styles.text}>
              <div className={styles.labels[look]}>
                <span>{step.label}</span>
                <span className={visuallyHidden}>
                  {SPACE + intl.formatMessage({ id: `ds.step.${step.state}` })}
                </span>
              </div>
              {step.description && <div className={styles.description}>{step.description}</div>}
            </div>
          </li>
        )
      })}
    </ol>
  )
  return isRoomy ? (
    <div {...rootProps(rest)} className={styles.room}>
      {list}
    </div>
  ) : (
    list
  )
}
