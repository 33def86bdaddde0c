import { Banner } from '#design-system/feedback/Banner'
import { Button } from '#design-system/actions/Button'
import { ErrorState } from '#design-system/feedback/ErrorState'
import { useState, type ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useOnline } from './connection/online.ts'
import type { ReadFailure } from './read-failure.ts'
import { ServiceFault } from './service-fault.ts'

export interface ReadErrorProps {
  failure: ReadFailure
  /** What failed to load. @default R-517's "Something went wrong. Please try again later." */
  title?: string | undefined
  /** Additional text where the fault itself has none. */
  children?: ReactNode
  /** Actions beside the retry. */
  actions?: ReactNode
  /** Heading level of the title; 1 where the whole page failed. @default 2 */
  level?: 1 | 2 | 3
  /** `banner`: a small part of a page, such as a step of the checkout. @default 'state' */
  as?: 'state' | 'banner'
}

/** The cause, where it helps the visitor. */
function causeText(intl: IntlShape, error: Error | null): string | undefined {
  if (!(error instanceof ServiceFault)) return undefined
  if (error.kind === 'maintenance') return intl.formatMessage({ id: 'shell.error.maintenance' })
  return error.kind === 'timeout' ? intl.formatMessage({ id: 'shell.service.timeout' }) : undefined
}

/**
 * Says that a read failed and offers a retry, which keeps the focus while it runs; the focus guard then moves it to
 * the loaded content.
 */
export function ReadErrorView({
  failure,
  title,
  children,
  actions,
  level = 2,
  as = 'state',
}: ReadErrorProps) {
  const intl = useIntl()
  const isOnline = useOnline()
  // a retry forgets the error it retries; the cause stays until there is a new one
  const [error, setError] = useState(failure.error)
  if (failure.error !== null && failure.error !== error) setError(failure.error)
  const heading = title ?? intl.formatMessage({ id: 'shell.read.failed' })
  const cause = isOnline ? causeText(intl, error) : intl.formatMessage({ id: 'shell.offline.lost' })
  const retry = (
    <Button isPending={failure.isRetrying} onPress={failure.retry}>
      {intl.formatMessage({ id: 'shell.read.retry' })}
    </Button>
  )
  if (as === 'banner')
    return (
      <Banner tone="critical" isLive title={heading} action={retry}>
        {cause ?? children}
      </Banner>
    )
  return (
    <ErrorState
      level={level}
      icon={isOnline ? 'error' : 'offline'}
      title={heading}
      actions={
        <>
          {retry}
          {actions}
        </>
      }
    >
      {cause ?? children}
    </ErrorState>
  )
}
