import { paths } from '#domain/store/paths.ts'
import { Button } from '#design-system/actions/Button'
import { Container } from '#design-system/layout/Container'
import { ErrorState } from '#design-system/feedback/ErrorState'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { lacks } from '#features/kit/call.ts'
import { withWords } from '#features/kit/words.ts'
import { isLoadError, LoadErrorPage } from './LoadErrorPage.tsx'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'

/** Loaded on demand: overlays are the largest part of the design system. */
const FeedbackDialog = lazy(async () => ({
  default: (await withWords('feedback', () => import('./FeedbackDialog.tsx'))).FeedbackDialog,
}))

/** Shows an error inside a screen and offers ways to continue. */
export function ErrorPage({ error, isUnloaded = false }: { error: unknown; isUnloaded?: boolean }) {
  return isUnloaded || isLoadError(error) ? <LoadErrorPage /> : <ThrownErrorPage error={error} />
}

function ThrownErrorPage({ error }: { error: unknown }) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <Container block="page">
      <ErrorState
        level={1}
        title={intl.formatMessage({ id: 'shell.error.title' })}
        actions={
          <Inline isWrapped>
            {!lacks('feedback') && (
              <Button
                variant="primary"
                onPress={() => {
                  setOpen(true)
                }}
              >
                {intl.formatMessage({ id: 'shell.error.feedback' })}
              </Button>
            )}
            <LinkButton href={paths.home()}>{intl.formatMessage({ id: 'shell.error.home' })}</LinkButton>
            <LinkButton href={paths.dashboard()}>
              {intl.formatMessage({ id: 'shell.error.dashboard' })}
            </LinkButton>
          </Inline>
        }
      >
        {intl.formatMessage({ id: 'shell.error.generic' })}
      </ErrorState>
      {isOpen && (
        <Suspense>
          <FeedbackDialog
            isOpen
            error={error}
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </Container>
  )
}
