import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/text/Icon'
import { cx } from '../../../private/cx.ts'
import { FieldFrame, fieldStyles, useFieldIds, type FieldProps } from '../../../private/field/index.ts'
import { rootProps } from '../../../private/root-props.ts'
import * as styles from './PhoneField.css.ts'

export interface PhoneCodeOption {
  /** Digits of the country code: `852`. */
  value: string
  /** Text in the list: "+852 Hong Kong". */
  label: string
}

export interface PhoneFieldProps extends FieldProps {
  /** Number without the country code, as typed. */
  value: string
  /** Called with the number when it is typed. */
  onChange: (value: string) => void
  /** Selected country code, digits only: `852`. */
  countryCode: string
  /** Called with the new country code, digits only. */
  onCountryCodeChange: (code: string) => void
  /** Available country codes, in display order. */
  countryOptions: readonly PhoneCodeOption[]
  /** Autocomplete token of the number. @default 'tel-national' */
  autoComplete?: string | undefined
  /** Autocomplete token of the country code. @default 'tel-country-code' */
  countryAutoComplete?: string | undefined
  /** Form field name of the country code. */
  countryName?: string | undefined
  /** Ref of the number input, to focus it after a failed submit. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A mobile number with its country code. `autoComplete` defaults to `tel-national`. To only show a number, use a link
 * instead.
 */
export function PhoneField({
  label,
  value,
  onChange,
  countryCode,
  onCountryCodeChange,
  countryOptions,
  countryAutoComplete = 'tel-country-code',
  countryName,
  isRequired,
  isDisabled,
  errorMessage,
  description,
  name,
  id,
  autoComplete = 'tel-national',
  onBlur,
  ref,
  ...rest
}: PhoneFieldProps) {
  const intl = useIntl()
  const ids = useFieldIds({ id, description, errorMessage })
  const isKnown = countryOptions.some((option) => option.value === countryCode)
  const short = countryCode && `+${countryCode}`
  return (
    <div {...rootProps(rest)} className={fieldStyles.field}>
      <FieldFrame
        label={label}
        isRequired={isRequired}
        errorMessage={errorMessage}
        description={description}
        ids={ids}
      >
        <div className={styles.row}>
          <div className={styles.code}>
            <select
              className={cx(fieldStyles.control, styles.select)}
              aria-label={intl.formatMessage({ id: 'ds.phone.code' })}
              name={countryName}
              autoComplete={countryAutoComplete}
              value={countryCode}
              onChange={(event) => onCountryCodeChange(event.target.value)}
              disabled={isDisabled}
            >
              {!isKnown && <option value={countryCode}>{short}</option>}
              {countryOptions.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <span className={styles.short} aria-hidden="true">
              {short}
            </span>
            <span className={styles.chevron}>
              <Icon name="chevron-down" size="sm" />
            </span>
          </div>
          <div className={styles.number}>
            <input
              ref={ref}
              type="text"
              inputMode="tel"
              id={ids.control}
              name={name}
              className={fieldStyles.control}
              autoComplete={autoComplete}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onBlur}
              disabled={isDisabled}
              aria-required={isRequired || undefined}
              aria-invalid={Boolean(errorMessage) || undefined}
              aria-describedby={ids.describedBy}
            />
          </div>
        </div>
      </FieldFrame>
    </div>
  )
}
