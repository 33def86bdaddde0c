import type { TwoStepState } from '#domain/two-step/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { LinkButton } from '#design-system/actions/LinkButton'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { SkeletonOf } from '#design-system/feedback/Skeleton'
import { Section } from '#design-system/layout/Section'
import { Stack } from '#design-system/layout/Stack'
import { moreIcons } from '#design-system/text/Icon'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'

export interface TwoStepSectionViewProps {
  /** Undefined while it is read. */
  state: TwoStepState | undefined
  /** Set when the read failed and there is nothing to show. */
  failure?: ReadFailure | undefined
}

const statuses = ['on', 'off', 'recommended'] as const

/** Whether it is on. Each status has the room of the longest: nothing below moves when it becomes known, or changes. */
function Status({ status }: { status: (typeof statuses)[number] }) {
  const intl = useIntl()
  const text = (one: (typeof statuses)[number]) => intl.formatMessage({ id: `dashboard.twoStep.${one}` })
  return (
    <InlineMessage
      tone={status === 'on' ? 'success' : 'info'}
      others={statuses.filter((other) => other !== status).map(text)}
    >
      {text(status)}
    </InlineMessage>
  )
}

/** What two-step sign-in is, whether it is on, and the way to change it. Recommended quietly where there is money to lose. */
export function TwoStepSectionView({ state, failure }: TwoStepSectionViewProps) {
  const intl = useIntl()
  if (state && !state.is_offered && !state.is_active) return null
  const status = state && (state.is_active ? 'on' : state.is_recommended ? 'recommended' : 'off')
  return (
    <Section title={intl.formatMessage({ id: 'dashboard.twoStep.title' })} space="none">
      <Stack gap={3} align="start">
        <Text>{intl.formatMessage({ id: 'dashboard.twoStep.copy' })}</Text>
        {failure ? (
          <ReadError as="banner" failure={failure} />
        ) : status ? (
          <Status status={status} />
        ) : (
          <SkeletonOf>
            <Status status="off" />
          </SkeletonOf>
        )}
        <LinkButton href={paths.profile('two-step')} icon={moreIcons.lock}>
          {intl.formatMessage({ id: 'dashboard.twoStep.manage' })}
        </LinkButton>
      </Stack>
    </Section>
  )
}
