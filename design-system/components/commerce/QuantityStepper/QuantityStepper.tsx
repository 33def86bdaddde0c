import { useIsSSR } from 'react-aria/SSRProvider'
import { useIntl } from 'react-intl'
import { FieldFrame, fieldStyles, useFieldIds } from '../../../private/field/index.ts'
import { isIos } from '../../../private/browser/is-ios.ts'
import { rootProps } from '../../../private/root-props.ts'
import * as styles from './QuantityStepper.css.ts'
import { StepButton } from './StepButton.tsx'
import { useQuantity } from './use-quantity.ts'

export interface QuantityStepperProps {
  /** What is counted, e.g. "Quantity of Vitamin C". Kept from the eye unless `isLabelVisible`. */
  label: string
  /** How many pieces there are now. */
  value: number
  /** The fewest pieces one may have. @default 1 */
  min?: number | undefined
  /** The most pieces that can be had: the stock. @default no limit */
  max?: number | undefined
  /** Called with a whole number between `min` and `max`: at once from the buttons and arrow keys, on leaving the field when typed. */
  onChange: (value: number) => void
  /** The last change is on its way: shown dimmed, further changes stay possible. */
  isPending?: boolean | undefined
  /** Nothing can be changed now. */
  isDisabled?: boolean | undefined
  /** The label is seen too, not only heard. */
  isLabelVisible?: boolean | undefined
  /** `start`: the visible label stands before the control, in one line with it. @default 'top' */
  labelPlace?: 'top' | 'start' | undefined
  /** Help that stays visible below the field. */
  description?: string | undefined
  /** The mistake, shown under the field; its presence makes the field invalid. */
  errorMessage?: string | undefined
  /** The control's id: what an error summary links to. */
  id?: string | undefined
  /** The name under which a form sends the number. */
  name?: string | undefined
}

/**
 * How many: minus, a number one can type, plus. Arrow keys, Page Up and Down, Home and End work in the number.
 * Plain HTML, so that a product's page and the cart need no more script for it.
 * For other numbers (an age, a weight, an amount) take NumberField.
 */
export function QuantityStepper({
  label,
  value,
  min = 1,
  max = Infinity,
  onChange,
  isPending = false,
  isDisabled = false,
  isLabelVisible = false,
  labelPlace = 'top',
  description,
  errorMessage,
  id,
  name,
  ...rest
}: QuantityStepperProps) {
  const intl = useIntl()
  const { input, text, typed, mistake, set, commit, onKeyDown, onType } = useQuantity({
    value,
    min,
    max,
    onChange,
    errorMessage,
  })
  const ids = useFieldIds({ id, description, errorMessage: mistake })
  // VoiceOver on iOS leaves out “required” and the like where there is one; react-aria leaves it out there, too.
  const hasRole = useIsSSR() || !isIos()
  const focusInput = () => input.current?.focus()

  return (
    <div
      {...rootProps(rest)}
      className={labelPlace === 'start' ? `${fieldStyles.field} ${styles.beside}` : fieldStyles.field}
      aria-busy={isPending}
    >
      <FieldFrame
        label={label}
        mark="none"
        isLabelHidden={!isLabelVisible}
        description={description}
        errorMessage={mistake}
        ids={ids}
      >
        <div
          role="group"
          className={isPending ? `${styles.group} ${styles.pending}` : styles.group}
          data-disabled={isDisabled || undefined}
          data-invalid={mistake ? true : undefined}
        >
          <StepButton
            icon="minus"
            label={intl.formatMessage({ id: 'ds.quantity.less' }, { label })}
            controls={ids.control}
            isDisabled={isDisabled || typed <= min}
            onStep={() => set(typed - 1)}
            onMousePress={focusInput}
          />
          <input
            ref={input}
            id={ids.control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            className={styles.number}
            name={name}
            value={text}
            disabled={isDisabled}
            aria-roledescription={hasRole ? intl.formatMessage({ id: 'ds.quantity.field' }) : undefined}
            aria-invalid={mistake ? true : undefined}
            aria-describedby={ids.describedBy}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={commit}
          />
          <StepButton
            icon="plus"
            label={intl.formatMessage({ id: 'ds.quantity.more' }, { label })}
            controls={ids.control}
            isDisabled={isDisabled || typed >= max}
            onStep={() => set(typed + 1)}
            onMousePress={focusInput}
          />
        </div>
      </FieldFrame>
    </div>
  )
}
