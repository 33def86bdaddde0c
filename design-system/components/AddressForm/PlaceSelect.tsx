import { useIntl } from 'react-intl'
import { Button } from '#design-system/Button'
import { Combobox } from '#design-system/Combobox'
import { InlineMessage } from '#design-system/InlineMessage'
import { Select } from '#design-system/Select'
import type { PlaceLevel } from './address-format.ts'
import * as styles from './AddressForm.css.ts'
import type { PlaceList } from './place-list.ts'

export interface PlaceSelectProps {
  level: PlaceLevel
  list: PlaceList
  value: string
  onChange: (value: string) => void
  onRetry?: (() => void) | undefined
  onBlur?: (() => void) | undefined
  errorMessage?: string | undefined
  id: string
}

/** One level of the cascade: waits for the wider place, loads, can fail and be tried again. */
export function PlaceSelect({ level, list, value, onChange, onRetry, onBlur, errorMessage, id }: PlaceSelectProps) {
  const intl = useIntl()
  if (list.status === 'error') {
    return (
      <div id={id} tabIndex={-1} className={styles.fault}>
        <InlineMessage tone="critical" isLive>{intl.formatMessage({ id: 'ds.address.listFailed' }, { list: intl.formatMessage({ id: level.label }) })}</InlineMessage>
        {onRetry && <Button size="sm" icon="refresh" onPress={onRetry}>{intl.formatMessage({ id: 'ds.address.retry' })}</Button>}
      </div>
    )
  }
  const isLoading = list.status === 'loading'
  const field = {
    id, value, onChange, onBlur, errorMessage,
    label: intl.formatMessage({ id: level.label }),
    options: list.options,
    isRequired: true,
    isDisabled: list.status === 'idle',
    autoComplete: level.autoComplete,
    placeholder: isLoading ? intl.formatMessage({ id: 'ds.combobox.loading' }) : undefined,
  }
  return level.control === 'combobox' ? <Combobox {...field} isLoading={isLoading} /> : <Select {...field} />
}
