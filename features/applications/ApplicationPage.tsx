import { getApplication } from '#domain/applications/api.ts'
import { paths } from '#domain/store/paths.ts'
import { ErrorState } from '#design-system/feedback/ErrorState'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { handledQuery } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { ApplicationView } from './ApplicationView.tsx'
import { ProofPhotos } from './ProofPhotos.tsx'

/** One application: its progress and content. Rendered inside the dashboard. */
export function ApplicationPage() {
  const intl = useIntl()
  const { isSignedIn } = useSession()
  const { id: given = '' } = useParams()
  const appId = /^\d{1,15}$/.test(given) ? Number(given) : 0
  const read = useQuery({
    ...handledQuery(getApplication, { query: { appId } }),
    enabled: isSignedIn && appId > 0,
  })
  const toList = (
    <LinkButton href={paths.applications()}>{intl.formatMessage({ id: 'applications.title' })}</LinkButton>
  )
  if (appId === 0 || (read.error instanceof ServiceFault && read.error.status === 404))
    return (
      <ErrorState
        level={1}
        title={intl.formatMessage({ id: 'applications.detail.notFound' })}
        actions={toList}
      />
    )
  const failure = readFailure(read)
  if (failure) return <ReadError level={1} failure={failure} actions={toList} />
  if (!read.data)
    return (
      <Stack gap={5}>
        <Skeleton shape="heading" />
        <Skeleton shape="block" height="s20" />
        <Skeleton shape="text" lines={6} />
      </Stack>
    )
  return <ApplicationView application={read.data} Photos={ProofPhotos} />
}
