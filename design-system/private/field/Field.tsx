import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/text/Icon'
import { visuallyHidden } from '../visually-hidden.css.ts'
import * as styles from './field.css.ts'
import type { FieldIds } from './use-field-ids.ts'

/** What every field of the design system takes. All texts are already translated. */
export interface FieldProps {
  /** The visible name of the field. */
  label: string
  /** Sets `required` for assistive technology and shows "Required"; without it the field shows "Optional". */
  isRequired?: boolean | undefined
  /** It can be seen but not used now; what it holds is not sent. */
  isDisabled?: boolean | undefined
  /** The mistake, shown under the field; its presence makes the field invalid. */
  errorMessage?: string | undefined
  /** Help that stays visible below the field. */
  description?: ReactNode
  /** The name under which a form sends the value. */
  name?: string | undefined
  /** The control's id: what an error summary links to. */
  id?: string | undefined
  /** An HTML autocomplete token list, e.g. `shipping postal-code`. */
  autoComplete?: string | undefined
  /** The focus left the field: the moment to check it. */
  onBlur?: (() => void) | undefined
}

export interface FieldLayoutProps extends Pick<FieldProps, 'isRequired' | 'errorMessage'> {
  /** The `<label>`. */
  label: ReactNode
  description?: ReactNode
  /** Wraps the mistake's icon and words. */
  mistake: (content: ReactNode) => ReactNode
  /** `none` leaves "Required"/"Optional" out: for a field where the question does not arise, like search. */
  mark?: 'auto' | 'none' | undefined
  isLabelHidden?: boolean | undefined
  /** Text at the end of the line below: a character count. */
  counter?: ReactNode
  children: ReactNode
}

/** Label, mark, control, description and mistake in the one order and look all fields share. */
export function FieldLayout({
  label,
  isRequired,
  errorMessage,
  description,
  mistake,
  mark = 'auto',
  isLabelHidden,
  counter,
  children,
}: FieldLayoutProps) {
  const intl = useIntl()
  return (
    <>
      <div className={isLabelHidden ? visuallyHidden : styles.head}>
        {label}
        {/* Not part of the name: the control itself says `required`. */}
        {mark === 'auto' && (
          <span className={styles.mark} aria-hidden="true">
            {intl.formatMessage({ id: isRequired ? 'ds.field.required' : 'ds.field.optional' })}
          </span>
        )}
      </div>
      {children}
      {(description || counter) && (
        <div className={styles.foot}>
          {description}
          {counter}
        </div>
      )}
      {errorMessage &&
        mistake(
          <>
            <span className={styles.errorIcon}>
              <Icon name="error" size="sm" />
            </span>
            <span>{errorMessage}</span>
          </>,
        )}
    </>
  )
}

export interface FieldFrameProps
  extends
    Pick<FieldProps, 'label' | 'isRequired' | 'errorMessage' | 'description'>,
    Pick<FieldLayoutProps, 'mark' | 'isLabelHidden' | 'counter' | 'children'> {
  /** What ties the control to its words. */
  ids: FieldIds
}

/** The frame of a plain HTML control. A react-aria field stands in an AriaFieldFrame. */
export function FieldFrame({ label, description, ids, ...rest }: FieldFrameProps) {
  return (
    <FieldLayout
      {...rest}
      label={
        <label className={styles.label} id={ids.label} htmlFor={ids.control}>
          {label}
        </label>
      }
      description={
        description && (
          <div className={styles.hint} id={ids.description}>
            {description}
          </div>
        )
      }
      mistake={(content) => (
        <div className={styles.error} id={ids.error}>
          {content}
        </div>
      )}
    />
  )
}
