import { getApplicationPhoto } from '#domain/applications/api.ts'
import type { FiledApplication } from '#domain/applications/schema.ts'
import { Inline } from '#design-system/layout/Inline'
import { Packshot } from '#design-system/commerce/Packshot'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { lacks } from '#features/kit/call.ts'
import { handledQuery } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useQueries } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

/** The proof photos of an application. They are loaded with the owner's token, so their addresses are useless to others. */
export function ProofPhotos({ application }: { application: FiledApplication }) {
  const intl = useIntl()
  const areSent = !lacks('applicationPhotos')
  const reads = useQueries({
    queries: (areSent ? application.photos : []).map((_photo, photo) => ({
      ...handledQuery(getApplicationPhoto, { query: { appId: application.app_id, photo } }),
      // filed photos never change
      staleTime: Infinity,
    })),
  })
  const failure = readFailure(...reads)
  if (failure) return <ReadError as="banner" failure={failure} />
  // a service that does not send them says what their files were called
  if (!areSent)
    return (
      <Stack as="ul" gap={1}>
        {application.photos.map(({ name }, at) => (
          <Text as="li" key={name + String(at)}>
            {name}
          </Text>
        ))}
      </Stack>
    )
  return (
    <Inline gap={2}>
      {reads.map((read, index) => {
        const name = application.photos[index]?.name ?? ''
        return read.data ? (
          <Packshot
            key={name + String(index)}
            src={`data:${read.data.content_type};base64,${read.data.content}`}
            alt={intl.formatMessage({ id: 'applications.photos.alt' }, { n: index + 1, name })}
            size="md"
          />
        ) : (
          <Skeleton key={name + String(index)} shape="block" height="s20" />
        )
      })}
    </Inline>
  )
}
