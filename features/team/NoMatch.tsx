import { Button } from '#design-system/actions/Button'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { useIntl } from 'react-intl'

/** Nobody matches words and filters: why that may be, and the way back to everybody. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const intl = useIntl()
  return (
    <EmptyState
      icon="search"
      title={intl.formatMessage({ id: 'team.none' })}
      action={<Button onPress={onClear}>{intl.formatMessage({ id: 'team.filter.clear' })}</Button>}
    >
      {intl.formatMessage({ id: 'team.noneCopy' })}
    </EmptyState>
  )
}
