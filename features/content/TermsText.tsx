import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { SafeHtml } from '#design-system/text/SafeHtml'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { readFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { cmsPageQuery, TERMS_PAGE } from './queries.ts'
import { useReadToEnd } from './use-read-to-end.ts'

/** The terms inside a dialog. `onRead` is called once, when their end has been visible. */
export function TermsText({ onRead }: { onRead: () => void }) {
  const intl = useIntl()
  const read = useQuery(cmsPageQuery(TERMS_PAGE))
  const { isRead, end, onShown } = useReadToEnd()
  useEffect(() => {
    if (isRead) onRead()
  }, [isRead]) // oxlint-disable-line react-hooks/exhaustive-deps -- told once
  const failure = readFailure(read)
  if (failure)
    return <ReadError level={3} failure={failure} title={intl.formatMessage({ id: 'shell.read.page' })} />
  if (!read.data) return <Skeleton shape="text" lines={8} />
  return (
    <Stack gap={3}>
      <InlineMessage tone="info">{intl.formatMessage({ id: 'content.terms.hint' })}</InlineMessage>
      <SafeHtml html={read.data.content ?? ''} onShown={onShown} />
      <span ref={end} />
    </Stack>
  )
}
