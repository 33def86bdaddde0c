import type { ApplicationType } from '#domain/applications/kinds.ts'
import { stepsOf, type FilingStep } from '#domain/applications/steps.ts'
import { paths } from '#domain/store/paths.ts'
import { BackLink } from '#design-system/navigation/BackLink'
import { Heading } from '#design-system/text/Heading'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { typeText } from '../labels.ts'

export interface FilingFrameProps {
  type: ApplicationType
  /** The open step. */
  step: FilingStep
  children: ReactNode
}

/** Page of a form: what is applied for, which step is open, and below it the steps or their skeleton. */
export function FilingFrame({ type, step, children }: FilingFrameProps) {
  const intl = useIntl()
  const steps = stepsOf(type)
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <BackLink href={paths.applications()}>{intl.formatMessage({ id: 'applications.title' })}</BackLink>
        <Heading level={1} size="page">
          {typeText(intl, type)}
        </Heading>
        <Text tone="muted">
          {intl.formatMessage(
            { id: 'applications.step.of' },
            { n: steps.indexOf(step) + 1, count: steps.length },
          )}
        </Text>
      </Stack>
      {children}
    </Stack>
  )
}
