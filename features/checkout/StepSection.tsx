import { Button } from '#design-system/Button'
import { Divider } from '#design-system/Divider'
import { Heading } from '#design-system/Heading'
import { Inline } from '#design-system/Inline'
import { Stack } from '#design-system/Stack'
import { StepMark } from '#design-system/StepMark'
import { Text } from '#design-system/Text'
import { VisuallyHidden } from '#design-system/VisuallyHidden'
import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

export interface StepSectionProps {
  number: number
  title: string
  state: 'done' | 'current' | 'next'
  /** What was chosen, while the step is folded. */
  summary?: ReactNode
  onEdit?: (() => void) | undefined
  /** Moves the focus to the title when the step becomes the current one. Off for the first step of a visit. */
  takesFocus?: boolean
  children?: ReactNode
}

/** A step of checkout: done ones fold into a summary with a way back, later ones show their title alone. */
export function StepSection({ number, title, state, summary, onEdit, takesFocus = false, children }: StepSectionProps) {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => { if (state === 'current' && takesFocus) heading.current?.focus() }, [state, takesFocus])
  return (
    <Stack as="section" gap={3}>
      <Inline justify="between" gap={3} wrap={false}>
        <Heading level={2} size="section" ref={heading} isFocusTarget>
          <Inline as="span" gap={3}>
            <StepMark number={number} state={state} />
            {state === 'next' ? <Text as="span" size="lead" tone="muted">{title}</Text> : title}
          </Inline>
          {state === 'done' && <VisuallyHidden>{intl.formatMessage({ id: 'checkout.step.done' })}</VisuallyHidden>}
        </Heading>
        {state === 'done' && onEdit && <Button variant="text" size="sm" onPress={onEdit} aria-label={intl.formatMessage({ id: 'checkout.step.editOf' }, { step: title })}>{intl.formatMessage({ id: 'checkout.step.edit' })}</Button>}
      </Inline>
      {state === 'done' && summary}
      {state === 'current' && children}
      <Divider />
    </Stack>
  )
}
