import { useIntl } from 'react-intl'
import { moreIcons } from '#design-system/text/Icon'
import { Button } from '#design-system/actions/Button'
import { Combobox } from '#design-system/fields/Combobox'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { Select } from '#design-system/fields/Select'
import type { PlaceField, PlaceLevel } from './address-format.ts'
import * as styles from './AddressForm.css.ts'
import type { PlaceList } from './place-list.ts'

export interface PlaceSelectProps {
  level: PlaceLevel
  list: PlaceList
  name: string
  value: string
  onChange: (value: string) => void
  onRetry?: (() => void) | undefined
  onBlur?: (() => void) | undefined
  errorMessage?: string | undefined
  id: string
}

const autoComplete: Readonly<Record<PlaceField, string>> = {
  regionId: 'shipping address-level1',
  cityId: 'shipping address-level2',
  districtId: 'shipping address-level3',
}

/**
 * Select for one list of places: disabled until the wider place is selected, then loading, ready, or failed with a
 * retry button.
 */
export function PlaceSelect({
  level,
  list,
  name,
  value,
  onChange,
  onRetry,
  onBlur,
  errorMessage,
  id,
}: PlaceSelectProps) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: `ds.address.${level.name}` })
  if (list.status === 'error') {
    return (
      <div id={id} tabIndex={-1} className={styles.fault}>
        <InlineMessage tone="critical" isLive>
          {intl.formatMessage({ id: 'ds.address.listFailed' }, { list: label })}
        </InlineMessage>
        {onRetry && (
          <Button size="sm" icon={moreIcons.refresh} onPress={onRetry}>
            {intl.formatMessage({ id: 'ds.address.retry' })}
          </Button>
        )}
      </div>
    )
  }
  const isLoading = list.status === 'loading'
  const field = {
    id,
    name,
    value,
    onChange,
    onBlur,
    errorMessage,
    label,
    options: list.options,
    isRequired: true,
    isDisabled: list.status === 'idle',
    autoComplete: autoComplete[level.field],
    placeholder: isLoading ? intl.formatMessage({ id: 'ds.combobox.loading' }) : undefined,
  }
  return level.isSearchable ? <Combobox {...field} isLoading={isLoading} /> : <Select {...field} />
}
