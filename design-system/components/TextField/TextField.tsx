import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { FieldFrame, fieldStyles, useFieldIds, type FieldProps } from '../../private/field/index.ts'

export interface TextFieldProps extends FieldProps {
  /** What stands in the field; the caller keeps it. */
  value: string
  /** Something was typed: the text as it stands now. */
  onChange: (value: string) => void
  /** What kind of text it is: the browser's checks and keyboards follow. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date' | 'search' | undefined
  /** The keyboard a phone shows. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'] | undefined
  /** Most characters the browser lets one type. Prefer a message over a silent stop. */
  maxLength?: number | undefined
  /** An example in pale letters while the field is empty; never the only label. */
  placeholder?: string | undefined
  /** Whether the browser marks misspelt words; off for names and codes. @default the browser decides */
  spellCheck?: boolean | undefined
  /** It can be read and copied, but not changed. */
  isReadOnly?: boolean | undefined
  /** `none` leaves "Required" and "Optional" out, where the question does not arise. @default 'auto' */
  mark?: 'auto' | 'none' | undefined
  /** The label is heard but not seen: only where something beside it says the same. */
  isLabelHidden?: boolean | undefined
  /** A control inside the field at its end, e.g. a button that shows the password. */
  end?: ReactNode
  /** Text at the end of the line below the field. */
  counter?: ReactNode
  /** The input, for focus after a failed submit. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * One line of text with a visible label. Controlled: it shows `value` and reports what is typed. Plain HTML, so that it costs a page no script.
 * For several lines take TextArea; numbers, dates, passwords, codes and phones have fields of their own.
 */
export function TextField({ label, value, onChange, isRequired, isDisabled, isReadOnly, errorMessage, description, type = 'text', mark, isLabelHidden, end, counter, id, onBlur, ...input }: TextFieldProps) {
  const ids = useFieldIds({ id, description, errorMessage })
  const box = (
    <input
      {...input}
      id={ids.control}
      type={type}
      className={end ? `${fieldStyles.control} ${fieldStyles.withEnd}` : fieldStyles.control}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => onBlur?.()}
      disabled={isDisabled}
      readOnly={isReadOnly}
      aria-required={isRequired || undefined}
      aria-invalid={Boolean(errorMessage) || undefined}
      aria-describedby={ids.describedBy}
    />
  )
  return (
    <div className={fieldStyles.field}>
      <FieldFrame label={label} isRequired={isRequired} errorMessage={errorMessage} description={description} ids={ids} mark={mark} isLabelHidden={isLabelHidden} counter={counter}>
        {end ? <div className={fieldStyles.wrapper}>{box}<div className={fieldStyles.end}>{end}</div></div> : box}
      </FieldFrame>
    </div>
  )
}
