import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { present } from '../present.ts'
import { rootProps } from '../root-props.ts'
import { visuallyHidden } from '../visually-hidden.css.ts'
import * as styles from './field.css.ts'
import type { FieldProps } from './Field.tsx'
import { FieldError } from './FieldError.tsx'
import type { FieldIds } from './use-field-ids.ts'

export interface GroupFrameProps extends Pick<
  FieldProps,
  'label' | 'isRequired' | 'errorMessage' | 'description' | 'onBlur'
> {
  /** `radiogroup` for one of several, `group` for several controls that are one answer. */
  role: 'radiogroup' | 'group'
  ids: FieldIds
  /** `none` where the question of required or optional does not arise. @default 'auto' */
  mark?: 'auto' | 'none' | undefined
  isLabelHidden?: boolean | undefined
  children: ReactNode
}

/** FieldFrame's sibling for an answer of several controls: name, mark, description, controls, mistake. `onBlur` comes when focus leaves them all. */
export function GroupFrame({
  role,
  ids,
  label,
  isRequired,
  mark = 'auto',
  isLabelHidden,
  description,
  errorMessage,
  onBlur,
  children,
  ...rest
}: GroupFrameProps) {
  const intl = useIntl()
  const isRadio = role === 'radiogroup'
  // A plain group cannot be `required` or `invalid`: its mark is read with its description instead.
  const hasMark = mark === 'auto'
  const describedBy = [ids.describedBy, !isRadio && hasMark && isRequired && `${ids.control}-mark`]
    .filter(Boolean)
    .join(' ')
  return (
    <div
      {...rootProps(rest)}
      role={role}
      id={ids.control}
      tabIndex={-1}
      className={styles.group}
      aria-labelledby={ids.label}
      {...present({
        'aria-describedby': describedBy || undefined,
        'aria-required': (isRadio && isRequired) || undefined,
        'aria-invalid': (isRadio && Boolean(errorMessage)) || undefined,
      })}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      <div className={isLabelHidden ? visuallyHidden : styles.head}>
        <span id={ids.label} className={styles.label}>
          {label}
        </span>
        {hasMark && (
          <span id={`${ids.control}-mark`} className={styles.mark} aria-hidden="true">
            {intl.formatMessage({ id: isRequired ? 'ds.field.required' : 'ds.field.optional' })}
          </span>
        )}
      </div>
      {description && (
        <div id={ids.description} className={styles.groupHint}>
          {description}
        </div>
      )}
      {children}
      {errorMessage && <FieldError id={ids.error}>{errorMessage}</FieldError>}
    </div>
  )
}
