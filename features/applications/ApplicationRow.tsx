import type { ApplicationSummary } from '#domain/applications/schema.ts'
import { formatDate } from '#domain/dates/format-date.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import { paths } from '#domain/store/paths.ts'
import { listComma } from '#domain/store/languages.ts'
import { Divider } from '#design-system/layout/Divider'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import { useIntl } from 'react-intl'
import { typeText } from './labels.ts'
import { ApplicationStatus } from './ApplicationStatus.tsx'

/** A filed application in a list: kind, what it is about, number, date and status. */
export function ApplicationRow({
  application,
  level = 3,
}: {
  application: ApplicationSummary
  /** Heading level in the page's outline. */
  level?: 2 | 3
}) {
  const intl = useIntl()
  const { app_id: number, type, order_numbers: orders = [], new_account: account } = application
  const about = account
    ? intl.formatMessage({ id: 'applications.row.to' }, { account })
    : orders.length > 0
      ? intl.formatMessage(
          { id: 'applications.row.order' },
          { n: orders.length, orders: orders.join(listComma(intl.locale)) },
        )
      : undefined
  return (
    <Stack as="li" gap={2}>
      <Inline justify="between" gap={3}>
        <Heading level={level} size="sub">
          <TextLink href={paths.application(number)}>{typeText(intl, type)}</TextLink>
        </Heading>
        <ApplicationStatus status={application.status} />
      </Inline>
      <Text size="small" tone="muted">
        {[
          about,
          intl.formatMessage(
            { id: 'applications.row.filed' },
            { number, date: formatDate(parseServiceTime(application.created_at), intl.locale) },
          ),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Divider />
    </Stack>
  )
}
