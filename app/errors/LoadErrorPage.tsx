import { paths } from '#domain/store/paths.ts'
import { Button } from '#design-system/actions/Button'
import { Container } from '#design-system/layout/Container'
import { ErrorState } from '#design-system/feedback/ErrorState'
import { LinkButton } from '#design-system/actions/LinkButton'
import { useOnline } from '#features/kit/connection/online.ts'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

/** Whether an error is a browser's message about a script that could not be fetched. */
export const isLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message)

/**
 * Reloads the address if the shop answers. A browser may remember that a script failed, so the whole page is reloaded.
 * @returns whether it does
 */
async function reloadIfReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store' })
    if (ok) location.reload()
    return ok
  } catch {
    return false // still no connection: the message stays
  }
}

/** Time (ms) from the first try to the second; each further wait is twice as long. */
const firstWait = 1000
const tries = 6

/** Tries again as long as the device is online: a browser says that it is before the network carries anything. */
async function reloadOnceReachable(signal: AbortSignal): Promise<void> {
  for (let attempt = 0; attempt < tries && navigator.onLine && !signal.aborted; attempt++) {
    if (await reloadIfReachable()) return
    await new Promise((resolve) => setTimeout(resolve, firstWait * 2 ** attempt))
  }
}

/**
 * Shown when a page's script could not be loaded: explains why and retries on request, or automatically once the
 * connection is back.
 */
export function LoadErrorPage() {
  const intl = useIntl()
  const isOnline = useOnline()
  const [wasOnline] = useState(isOnline)
  const [isRetrying, setRetrying] = useState(false)
  useEffect(() => {
    const shown = new AbortController()
    const { signal } = shown
    const retry = () => void reloadOnceReachable(signal)
    // the connection may have come back before anybody listened
    if (!wasOnline && navigator.onLine) retry()
    addEventListener('online', retry, { signal })
    return () => {
      shown.abort()
    }
  }, [wasOnline])
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
