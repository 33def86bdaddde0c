import { parseServiceTime } from '#domain/dates/service-time.ts'
import { formatDateTime } from '#domain/dates/format-date.ts'
import type { TeamSummary } from '#domain/team/schema.ts'
import { Grid } from '#design-system/layout/Grid'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { SkeletonOf } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { usePeriodWords } from './use-period-words.ts'

export interface TeamHeadProps {
  /** Undefined while loading. */
  summary: TeamSummary | undefined
  failure?: ReadFailure | undefined
  /** How far a file of the team is: beside the heading, where there is room. */
  progress?: ReactNode
}

/** Made-up figures of the usual length: what they stand for is as high. */
const usual: TeamSummary = {
  people: 120,
  legs: 6,
  active_legs: 4,
  new_count: 2,
  period: '202611',
  as_of: '2026-11-20 22:00:00',
}

/** The team in numbers, and of which period and time all figures of the page are. */
export function TeamHead({ summary, failure, progress }: TeamHeadProps) {
  const intl = useIntl()
  const columns = progress ? 2 : 1
  return (
    <Stack gap={2}>
      <Grid columns={{ phone: columns, desktop: columns }}>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'team.title' })}
        </Heading>
        {progress}
      </Grid>
      {failure && <ReadError failure={failure} as="banner" />}
      {!failure && !summary && (
        <SkeletonOf>
          <InNumbers summary={usual} />
        </SkeletonOf>
      )}
      {summary && summary.people > 0 && <InNumbers summary={summary} />}
    </Stack>
  )
}

function InNumbers({ summary }: { summary: TeamSummary }) {
  const intl = useIntl()
  const month = usePeriodWords()
  return (
    <Inline justify="between" gap={2}>
      <Text tone="muted">
        {intl.formatMessage(
          { id: 'team.summary' },
          {
            people: summary.people,
            legs: summary.legs,
            active: summary.active_legs,
            fresh: summary.new_count,
            month: month(summary.period),
          },
        )}
      </Text>
      <Text size="small" tone="muted">
        {intl.formatMessage(
          { id: 'team.asOf' },
          {
            month: month(summary.period),
            time: formatDateTime(parseServiceTime(summary.as_of), intl.locale),
          },
        )}
      </Text>
    </Inline>
  )
}
