import type { TrackerStatus } from '#domain/success-tracker/schema.ts'
import { formatDay } from '#domain/dates/format-date.ts'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'

export interface TrackerHeadProps {
  status: TrackerStatus | undefined
  /** The level is still being read. */
  isPending: boolean
  address: string | undefined
}

/** The page's name, the level the associate has, and the way into the tracker. */
export function TrackerHead({ status, isPending, address }: TrackerHeadProps) {
  const intl = useIntl()
  return (
    <Inline justify="between" gap={4} isWrapped>
      <Stack gap={1}>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'tracker.title' })}
        </Heading>
        {status && (
          <Text tone="muted">
            {status.level === 'gold' && status.expires_at
              ? intl.formatMessage(
                  { id: 'tracker.level.gold' },
                  { day: formatDay(status.expires_at, intl.locale) },
                )
              : intl.formatMessage({ id: 'tracker.level.free' })}
          </Text>
        )}
        {isPending && <Skeleton shape="text" lines={1} />}
      </Stack>
      {address && (
        <LinkButton href={address} variant="primary" size="lg" isExternal>
          {intl.formatMessage({ id: 'tracker.open' })}
        </LinkButton>
      )}
    </Inline>
  )
}
