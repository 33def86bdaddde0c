import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { FieldFrame, fieldStyles, useFieldIds, type FieldProps } from '../../../private/field/index.ts'

export interface TextFieldProps extends FieldProps {
  /** Text of the field (controlled). */
  value: string
  /** Called with the text when it changes. */
  onChange: (value: string) => void
  /** Type of the input, which sets the browser's validation and keyboard. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date' | 'search' | undefined
  /** Keyboard shown by a phone. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'] | undefined
  /** Maximum number of characters the browser accepts. Prefer an error message over silently blocking input. */
  maxLength?: number | undefined
  /** Example shown while the field is empty; never the only label. */
  placeholder?: string | undefined
  /** Whether the browser checks the spelling; off for names and codes. @default the browser decides */
  spellCheck?: boolean | undefined
  /** Whether it can be read and copied but not changed. */
  isReadOnly?: boolean | undefined
  /** `none` hides "Required" and "Optional", where they make no sense. @default 'auto' */
  mark?: 'auto' | 'none' | undefined
  /** Whether the label is visually hidden: only where adjacent text says the same. */
  isLabelHidden?: boolean | undefined
  /** Control inside the field at its end, e.g. a button that reveals the password. */
  end?: ReactNode
  /** Text at the end of the line below the field. */
  counter?: ReactNode
  /** Ref of the input, to focus it after a failed submit. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * One line of text with a visible label (controlled). Plain HTML, so that it adds no script to the page.
 * Use TextArea for several lines. Not for numbers, dates, passwords, codes and phones, which have their own fields.
 */
export function TextField({
  label,
  value,
  onChange,
  isRequired,
  isDisabled,
  isReadOnly,
  errorMessage,
  description,
  type = 'text',
  mark,
  isLabelHidden,
  end,
  counter,
  id,
  onBlur,
  ...input
}: TextFieldProps) {
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
      <FieldFrame
        label={label}
        isRequired={isRequired}
        errorMessage={errorMessage}
        description={description}
        ids={ids}
        mark={mark}
        isLabelHidden={isLabelHidden}
        counter={counter}
      >
        {end ? (
          <div className={fieldStyles.wrapper}>
            {box}
            <div className={fieldStyles.end}>{end}</div>
          </div>
        ) : (
          box
        )}
      </FieldFrame>
    </div>
  )
}
