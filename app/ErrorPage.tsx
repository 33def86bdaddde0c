import { Button } from '#design-system/Button'
import { Container } from '#design-system/Container'
import { ErrorState } from '#design-system/ErrorState'
import { Inline } from '#design-system/Inline'
import { LinkButton } from '#design-system/LinkButton'
import { report } from '#features/kit/service-fault.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

/** Overlays are the largest part of the design system: fetched when somebody wants to write. */
const FeedbackDialog = lazy(async () => ({ default: await (await import('./FeedbackDialog.tsx')).loadFeedback() }))

/** An error inside a screen (shopping.md §2): said, reported, with ways on. */
export function ErrorPage({ error }: { error: unknown }) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => { report(error, 'screen') }, [error])
  return (
    <Container block="page">
      <ErrorState
        level={1}
        title={intl.formatMessage({ id: 'shell.error.title' })}
        actions={(
          <Inline wrap>
            <Button variant="primary" onPress={() => { setOpen(true) }}>{intl.formatMessage({ id: 'shell.error.feedback' })}</Button>
            <LinkButton href="/">{intl.formatMessage({ id: 'shell.error.home' })}</LinkButton>
            <LinkButton href="/dashboard">{intl.formatMessage({ id: 'shell.error.dashboard' })}</LinkButton>
          </Inline>
        )}
      >
        {intl.formatMessage({ id: 'shell.error.generic' })}
      </ErrorState>
      {isOpen && <Suspense><FeedbackDialog isOpen error={error} onClose={() => { setOpen(false) }} /></Suspense>}
    </Container>
  )
}
