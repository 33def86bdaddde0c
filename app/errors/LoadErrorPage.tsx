import { paths } from '#domain/store/paths.ts'
import { Button } from '#design-system/Button'
import { Container } from '#design-system/Container'
import { ErrorState } from '#design-system/ErrorState'
import { LinkButton } from '#design-system/LinkButton'
import { useOnline } from '#features/kit/online.ts'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

/** Whether an error is a browser's message about a script that could not be fetched. */
export const isLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message)

/** Reloads the address once the shop answers. A browser may remember that a script failed, so the whole page is reloaded. */
async function reloadIfReachable(): Promise<void> {
  try {
    if ((await fetch('/healthz', { cache: 'no-store' })).ok) location.reload()
  } catch {
    // still no connection: the message stays, and the `online` event tries again
  }
}

/**
 * Shown when a page's script could not be loaded: explains why and retries on request, or automatically once the
 * connection is back.
 */
export function LoadErrorPage() {
  const intl = useIntl()
  const isOnline = useOnline()
  const [isRetrying, setRetrying] = useState(false)
  useEffect(() => {
    const retry = () => {
      void reloadIfReachable()
    }
    addEventListener('online', retry)
    return () => {
      removeEventListener('online', retry)
    }
  }, [])
  return (
    <Container block="page">
      <ErrorState
        level={1}
        icon={isOnline ? 'error' : 'offline'}
        title={intl.formatMessage({ id: 'shell.read.page' })}
        actions={
          <>
            <Button
              variant="primary"
              isPending={isRetrying}
              onPress={() => {
                setRetrying(true)
                void reloadIfReachable().finally(() => {
                  setRetrying(false)
                })
              }}
            >
              {intl.formatMessage({ id: 'shell.read.retry' })}
            </Button>
            <LinkButton href={paths.home()}>{intl.formatMessage({ id: 'shell.error.home' })}</LinkButton>
          </>
        }
      >
        {isOnline ? undefined : intl.formatMessage({ id: 'shell.offline.lost' })}
      </ErrorState>
    </Container>
  )
}
