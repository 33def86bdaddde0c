import type { Period } from '#domain/commissions/period.ts'
import { Button } from '#design-system/actions/Button'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { useIntl } from 'react-intl'
import { periodText } from './period-text.ts'

/** A period without figures: the documented message, with a link to the current period. */
export function NoFigures({
  period,
  isRunning,
  onCurrent,
}: {
  period: Period
  isRunning: boolean
  onCurrent: () => void
}) {
  const intl = useIntl()
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'commissions.none.title' })}
      action={
        isRunning ? undefined : (
          <Button onPress={onCurrent}>{intl.formatMessage({ id: 'commissions.none.current' })}</Button>
        )
      }
    >
      {intl.formatMessage({ id: 'commissions.none.copy' }, { period: periodText(intl, period) })}
    </EmptyState>
  )
}
