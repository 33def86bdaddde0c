import type { CmsPage } from '#domain/content/schema.ts'
import { Button } from '#design-system/Button'
import { Container } from '#design-system/Container'
import { ErrorState } from '#design-system/ErrorState'
import { Heading } from '#design-system/Heading'
import { LinkButton } from '#design-system/LinkButton'
import { SafeHtml } from '#design-system/SafeHtml'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

export interface ContentViewProps {
  page: CmsPage | undefined
  state: 'pending' | 'ready' | 'missing' | 'failed'
  onRetry: () => void
  /** After the text. */
  children?: ReactNode
  /** Between the heading and the text. */
  hint?: ReactNode
}

/** A content page in each of its states. */
export function ContentView({ page, state, onRetry, children, hint }: ContentViewProps) {
  const intl = useIntl()
  const heading = page?.content_heading || page?.title || ''
  if (state === 'missing' || state === 'failed') {
    return (
      <Container block="page">
        <ErrorState
          level={1} icon={state === 'missing' ? 'search' : 'error'} title={intl.formatMessage({ id: state === 'missing' ? 'content.missing.title' : 'content.error.title' })}
          actions={state === 'missing' ? <LinkButton href="/" variant="primary">{intl.formatMessage({ id: 'content.missing.home' })}</LinkButton> : <Button onPress={onRetry}>{intl.formatMessage({ id: 'content.error.retry' })}</Button>}
        >
          {intl.formatMessage({ id: state === 'missing' ? 'content.missing.text' : 'content.error.text' })}
        </ErrorState>
      </Container>
    )
  }
  return (
    <Container width="measure" block="page">
      {page
        ? (
          <Stack gap={5} as="article">
            {page.meta_description && <meta name="description" content={page.meta_description} />}
            <Heading level={1} size="page">{heading}</Heading>
            {hint}
            <SafeHtml html={page.content ?? ''} />
            {children}
          </Stack>
        )
        : <Stack gap={5}><Skeleton shape="heading" /><Skeleton shape="text" lines={12} /></Stack>}
    </Container>
  )
}
