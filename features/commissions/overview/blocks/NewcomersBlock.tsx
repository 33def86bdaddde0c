import { countInvitations } from '#domain/commissions/tasks.ts'
import type { CommissionPeriod } from '#domain/commissions/schema.ts'
import type { Invitation } from '#domain/enrollments/schema.ts'
import { DescriptionList } from '#design-system/data/DescriptionList'
import { Section } from '#design-system/layout/Section'
import { Stack } from '#design-system/layout/Stack'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'
import { FigureLine } from './FigureLine.tsx'
import { periodText } from '../../period-text.ts'
import type { PeriodPlace } from '../place.ts'

export interface NewcomersBlockProps extends PeriodPlace {
  figures: CommissionPeriod | null | undefined
  invitations: readonly Invitation[] | undefined
  failure?: ReadFailure | undefined
  /** The page of invitations. */
  href?: string | undefined
}

/** How many people came in a period, and the invitations that are under way. */
export function NewcomersBlock({ figures, invitations, failure, href, period, before }: NewcomersBlockProps) {
  const intl = useIntl()
  const was = (value: number | null | undefined) =>
    value === null || value === undefined
      ? undefined
      : intl.formatMessage(
          { id: 'commissions.overview.was' },
          { n: value, month: periodText(intl, before, 'month') },
        )
  const now = figures?.enrollments
  const last = figures?.previous?.enrollments
  const counts = invitations && countInvitations(invitations)
  return (
    <Section
      space="none"
      title={intl.formatMessage(
        { id: 'commissions.overview.new.title' },
        { month: periodText(intl, period, 'month') },
      )}
      {...(href === undefined
        ? {}
        : { action: { label: intl.formatMessage({ id: 'commissions.overview.new.invitations' }), href } })}
    >
      <Stack gap={4}>
        {failure && <ReadError as="banner" failure={failure} />}
        <DescriptionList
          layout="ends"
          items={[
            {
              term: intl.formatMessage({ id: 'commissions.overview.new.associates' }),
              description: <FigureLine value={now?.associates} note={was(last?.associates)} />,
            },
            {
              term: intl.formatMessage({ id: 'commissions.overview.new.preferred' }),
              description: (
                <FigureLine value={now?.preferred_customers} note={was(last?.preferred_customers)} />
              ),
            },
            {
              term: intl.formatMessage({ id: 'commissions.overview.new.open' }),
              description: (
                <FigureLine
                  value={counts?.open}
                  note={
                    counts && counts.failed > 0
                      ? intl.formatMessage({ id: 'commissions.overview.new.notSent' }, { n: counts.failed })
                      : undefined
                  }
                />
              ),
            },
          ]}
        />
      </Stack>
    </Section>
  )
}
