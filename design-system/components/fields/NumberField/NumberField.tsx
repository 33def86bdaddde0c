import type { Ref } from 'react'
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components'
import { Icon } from '#design-system/text/Icon'
import { AriaFieldFrame, fieldStyles, type FieldProps } from '../../../private/field/index.ts'
import { present } from '../../../private/present.ts'
import * as css from './NumberField.css.ts'

export interface NumberFieldProps extends Omit<FieldProps, 'autoComplete'> {
  /** Value, in the unit of the field (see `suffix`); `null` while the field is empty. */
  value: number | null
  /** Called when the value is committed: on blur, Enter, arrow keys and steps. */
  onChange: (value: number | null) => void
  /** Minimum value, in the unit of the value. */
  min?: number | undefined
  /** Maximum value, in the unit of the value. */
  max?: number | undefined
  /** Increment of an arrow key or step button, in the unit of the value. @default 1 */
  step?: number | undefined
  /** Number of digits after the decimal separator. @default 0 */
  fractionDigits?: number | undefined
  /** Text before the number: "HK$". If it is not obvious, name it in the label too. */
  prefix?: string | undefined
  /** Text after the number: "kg". */
  suffix?: string | undefined
  /** Whether there are minus and plus buttons at the end. @default false */
  hasSteps?: boolean | undefined
  /**
   * `snap` moves a number outside the limits to the nearest limit; `keep` leaves it for an error message.
   * @default 'keep'
   */
  outside?: 'snap' | 'keep' | undefined
  /** `none` hides "Required" and "Optional", where they make no sense. @default 'auto' */
  mark?: 'auto' | 'none' | undefined
  /** Whether the label is visually hidden: only where adjacent text says the same. */
  isLabelHidden?: boolean | undefined
  /** Ref of the input, to focus it after a failed submit. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A typed number in the format of the page's language, such as an age, a weight or an amount.
 * Use QuantityStepper for a quantity. Not for digits that are no number: phone, code, postcode (TextField).
 */
export function NumberField({
  label,
  value,
  onChange,
  min,
  max,
  step,
  fractionDigits = 0,
  prefix,
  suffix,
  hasSteps = false,
  outside = 'keep',
  isRequired,
  isDisabled,
  errorMessage,
  description,
  mark,
  isLabelHidden,
  ref,
  ...input
}: NumberFieldProps) {
  const report = (next: number) => {
    const settled = Number.isFinite(next) ? next : null
    if (settled !== value) onChange(settled)
  }
  return (
    <AriaNumberField
      className={fieldStyles.field}
      value={value ?? Number.NaN}
      onChange={report}
      formatOptions={{ maximumFractionDigits: fractionDigits }}
      commitBehavior={outside === 'snap' ? 'snap' : 'validate'}
      isRequired={isRequired ?? false}
      isDisabled={isDisabled ?? false}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      isWheelDisabled
      {...present({ minValue: min, maxValue: max, step, ...input })}
    >
      <AriaFieldFrame
        label={label}
        isRequired={isRequired}
        errorMessage={errorMessage}
        description={description}
        mark={mark}
        isLabelHidden={isLabelHidden}
      >
        <Group className={css.box}>
          {prefix && (
            <span className={css.affix} aria-hidden="true">
              {prefix}
            </span>
          )}
          <Input className={css.input} ref={ref} />
          {suffix && (
            <span className={css.affix} aria-hidden="true">
              {suffix}
            </span>
          )}
          {hasSteps && (
            <Button slot="decrement" className={css.step}>
              <Icon name="minus" size="sm" />
            </Button>
          )}
          {hasSteps && (
            <Button slot="increment" className={css.step}>
              <Icon name="plus" size="sm" />
            </Button>
          )}
        </Group>
      </AriaFieldFrame>
    </AriaNumberField>
  )
}
