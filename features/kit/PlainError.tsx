import { Button } from '#design-system/actions/Button'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'

/** Fallback when even the script of an error message cannot be loaded. Retries automatically once the connection is back. */
export function PlainError({ retry }: { retry: () => void }) {
  const intl = useIntl()
  useEffect(() => {
    addEventListener('online', retry)
    return () => {
      removeEventListener('online', retry)
    }
  }, [retry])
  return (
    <div role="alert">
      <h1>{intl.formatMessage({ id: 'shell.read.page' })}</h1>
      <Button onPress={retry}>{intl.formatMessage({ id: 'shell.read.retry' })}</Button>
    </div>
  )
}
