import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { StepMark } from '#design-system/navigation/StepMark'
import { cx } from '../../../private/cx.ts'
import { SPACE } from '../../../private/inline-space.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as css from './WizardStep.css.ts'

export type WizardStepState = 'done' | 'current' | 'next'

export interface WizardStepProps extends RootProps {
  /** Which step it is, counted from 1. */
  number: number
  /** `done` collapses to its summary, `current` is open, `next` shows its title alone. */
  state: WizardStepState
  /** What the step asks for: “Proof photos”. */
  title: string
  /** What was answered; shown once the step is done. */
  summary?: ReactNode
  /** Opens a step that is done again. Without it the answer stays as it is. */
  onEdit?: (() => void) | undefined
  /**
   * Moves the focus to the title when the step opens. Turn it off until the person has changed step, if the page may still settle
   * on another one by itself, for example after a reload. @default true
   */
  isFocusMoved?: boolean
  /** The fields of the step and the button that goes on; rendered only while it is `current`. */
  children?: ReactNode
}

/**
 * One step of a long form in one column: done steps collapse to a summary, later ones show their title. The focus moves to the title of a step that opens.
 * For progress that the person only watches, such as a parcel on its way, use StatusStepper; a form that fits on one screen needs no steps.
 */
export function WizardStep({
  number,
  state,
  title,
  summary,
  onEdit,
  isFocusMoved = true,
  children,
  ...rest
}: WizardStepProps) {
  const intl = useIntl()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  // before whoever looks after a lost focus: the pressed button goes in the same moment
  useLayoutEffect(() => {
    if (isFocusMoved && state === 'current' && before.current !== 'current') heading.current?.focus()
    before.current = state
  }, [state, isFocusMoved])
  const edit = intl.formatMessage({ id: 'ds.wizard.edit' })
  return (
    <section
      {...rootProps(rest)}
      className={css.step}
      aria-labelledby={id}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <StepMark number={number} state={state} />
      <h2 ref={heading} id={id} tabIndex={-1} className={cx(css.title, state === 'next' && css.toCome)}>
        <span>{title}</span>
        {state !== 'current' && (
          <span className={visuallyHidden}>
            {SPACE + intl.formatMessage({ id: state === 'done' ? 'ds.step.done' : 'ds.step.next' })}
          </span>
        )}
      </h2>
      {state === 'done' && onEdit && (
        <AriaButton
          className={css.edit}
          aria-label={intl.formatMessage({ id: 'ds.wizard.editOf' }, { step: title })}
          onPress={onEdit}
        >
          <span>{edit}</span>
        </AriaButton>
      )}
      {state === 'done' && summary !== undefined && <div className={css.summary}>{summary}</div>}
      {state === 'current' && <div className={css.body}>{children}</div>}
    </section>
  )
}
