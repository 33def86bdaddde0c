import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Input, TextField as AriaTextField } from 'react-aria-components'
import { AriaFieldFrame, fieldStyles, type FieldProps } from '../../private/field/index.ts'
import { present } from '../../private/present.ts'

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
 * One line of text with a visible label. Controlled: it shows `value` and reports what is typed.
 * For several lines take TextArea; numbers, dates, passwords, codes and phones have fields of their own.
 */
export function TextField({ label, value, onChange, isRequired, isDisabled, isReadOnly, errorMessage, description, type = 'text', placeholder, spellCheck, mark, isLabelHidden, end, counter, ref, ...input }: TextFieldProps) {
  const box = <Input className={end ? `${fieldStyles.control} ${fieldStyles.withEnd}` : fieldStyles.control} ref={ref} {...present({ placeholder, spellCheck })} />
  return (
    <AriaTextField
      className={fieldStyles.field}
      value={value}
      onChange={onChange}
      type={type}
      isRequired={isRequired ?? false}
      isDisabled={isDisabled ?? false}
      isReadOnly={isReadOnly ?? false}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      {...present(input)}
    >
      <AriaFieldFrame label={label} isRequired={isRequired} errorMessage={errorMessage} description={description} mark={mark} isLabelHidden={isLabelHidden} counter={counter}>
        {end ? <div className={fieldStyles.wrapper}>{box}<div className={fieldStyles.end}>{end}</div></div> : box}
      </AriaFieldFrame>
    </AriaTextField>
  )
}
