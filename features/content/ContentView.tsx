import type { CmsPage } from '#domain/content/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { Container } from '#design-system/layout/Container'
import { ErrorState } from '#design-system/feedback/ErrorState'
import { Heading } from '#design-system/text/Heading'
import { LinkButton } from '#design-system/actions/LinkButton'
import { SafeHtml } from '#design-system/text/SafeHtml'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

export interface ContentViewProps {
  page: CmsPage | undefined
  state: 'pending' | 'ready' | 'missing'
  /** Set when the read failed and there is nothing to show. */
  failure?: ReadFailure | undefined
  /** Shown after the text. */
  children?: ReactNode
  /** Shown between the heading and the text. */
  hint?: ReactNode
  /** Called when the text has been rendered. */
  onShown?: (() => void) | undefined
}

/** A content page in each state. */
export function ContentView({ page, state, failure, children, hint, onShown }: ContentViewProps) {
  const intl = useIntl()
  const heading = page?.content_heading || page?.title || ''
  if (failure)
    return (
      <Container block="page">
        <ReadError level={1} failure={failure} title={intl.formatMessage({ id: 'shell.read.page' })}>
          {intl.formatMessage({ id: 'content.error.text' })}
        </ReadError>
      </Container>
    )
  if (state === 'missing')
    return (
      <Container block="page">
        <ErrorState
          level={1}
          icon="search"
          title={intl.formatMessage({ id: 'content.missing.title' })}
          actions={
            <LinkButton href={paths.home()} variant="primary">
              {intl.formatMessage({ id: 'content.missing.home' })}
            </LinkButton>
          }
        >
          {intl.formatMessage({ id: 'content.missing.text' })}
        </ErrorState>
      </Container>
    )
  return (
    <Container width="measure" block="page">
      {page ? (
        <Stack gap={5} as="article">
          <Heading level={1} size="page">
            {heading}
          </Heading>
          {hint}
          <SafeHtml html={page.content ?? ''} onShown={onShown} />
          {children}
        </Stack>
      ) : (
        <Stack gap={5}>
          <Skeleton shape="heading" />
          <Skeleton shape="text" lines={12} />
        </Stack>
      )}
    </Container>
  )
}
