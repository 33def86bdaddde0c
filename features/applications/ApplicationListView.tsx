import {
  applicationStatuses,
  applicationTypes,
  type ApplicationStatus,
  type ApplicationType,
} from '#domain/applications/kinds.ts'
import type { ApplicationSummary } from '#domain/applications/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { BackLink } from '#design-system/navigation/BackLink'
import { Grid } from '#design-system/layout/Grid'
import { Heading } from '#design-system/text/Heading'
import { Select } from '#design-system/fields/Select'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'
import { statusText, typeText } from './labels.ts'
import { ApplicationRow } from './ApplicationRow.tsx'

export interface ApplicationListViewProps {
  /** Undefined while they are being read. */
  applications: readonly ApplicationSummary[] | undefined
  failure?: ReadFailure | undefined
  type: ApplicationType | undefined
  status: ApplicationStatus | undefined
  onType: (type: string) => void
  onStatus: (status: ApplicationStatus | '') => void
}

/** All applications, newest first, with the filters above them. */
export function ApplicationListView({
  applications,
  failure,
  type,
  status,
  onType,
  onStatus,
}: ApplicationListViewProps) {
  const intl = useIntl()
  const all = { value: '', label: intl.formatMessage({ id: 'applications.filter.all' }) }
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <BackLink href={paths.applications()}>{intl.formatMessage({ id: 'applications.title' })}</BackLink>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'applications.list.allTitle' })}
        </Heading>
      </Stack>
      <Grid columns={{ phone: 1, desktop: 2 }}>
        <Select
          label={intl.formatMessage({ id: 'applications.filter.type' })}
          mark="none"
          value={type ?? ''}
          onChange={onType}
          placeholder={all.label}
          options={[
            all,
            ...applicationTypes.map((value) => ({
              value,
              label: typeText(intl, value),
            })),
          ]}
        />
        <Select
          label={intl.formatMessage({ id: 'applications.filter.status' })}
          mark="none"
          value={status ?? ''}
          onChange={(value) => {
            onStatus(applicationStatuses.find((one) => one === value) ?? '')
          }}
          placeholder={all.label}
          options={[
            all,
            ...applicationStatuses.map((value) => ({
              value,
              label: statusText(intl, value),
            })),
          ]}
        />
      </Grid>
      {failure && <ReadError failure={failure} />}
      {!failure && !applications && (
        <>
          <Skeleton shape="block" height="s20" />
          <Skeleton shape="block" height="s20" />
        </>
      )}
      {!failure && applications?.length === 0 && (
        <Text tone="muted" role="status">
          {intl.formatMessage({ id: 'applications.filter.none' })}
        </Text>
      )}
      {!failure && applications && applications.length > 0 && (
        <Stack as="ul" gap={4}>
          {applications.map((application) => (
            <ApplicationRow key={application.app_id} application={application} level={2} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}
