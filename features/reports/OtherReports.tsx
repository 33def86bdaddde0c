import { paths } from '#domain/store/paths.ts'
import type { ReportKind } from '#domain/reports/columns.ts'
import { Grid } from '#design-system/layout/Grid'
import { Section } from '#design-system/layout/Section'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import { useIntl } from 'react-intl'

const places = [
  ['volume', paths.reports({})],
  ['growth', paths.reports({ report: 'growth' })],
  ['renewals', paths.reports({ report: 'renewals' })],
  ['commissions', paths.commissions()],
  ['ledger', paths.loyaltyPoints()],
  ['invitations', paths.enrollment()],
  ['orders', paths.orders()],
] as const

/** The ways to the reports that are not shown now. */
export function OtherReports({ current }: { current: ReportKind }) {
  const intl = useIntl()
  return (
    <Section space="none" title={intl.formatMessage({ id: 'reports.other' })}>
      <Grid as="ul" columns={{ phone: 1, desktop: 2 }} gap={5}>
        {places
          .filter(([id]) => id !== current)
          .map(([id, href]) => (
            <Stack as="li" gap={1} key={id}>
              <TextLink href={href}>{intl.formatMessage({ id: `reports.other.${id}` })}</TextLink>
              <Text size="small" tone="muted">
                {intl.formatMessage({ id: `reports.other.${id}Copy` })}
              </Text>
            </Stack>
          ))}
      </Grid>
    </Section>
  )
}
