import type { Ref } from 'react'
import {
  Counter,
  FieldFrame,
  fieldStyles,
  useFieldIds,
  type FieldProps,
} from '../../../private/field/index.ts'

export interface TextAreaProps extends FieldProps {
  /** Text of the field (controlled). */
  value: string
  /** Called with the text when it changes. */
  onChange: (value: string) => void
  /** Maximum length in characters. Longer text is not cut: it stays and the counter turns red. */
  maxLength?: number | undefined
  /** Whether "45 / 80" is shown. Needs `maxLength`. */
  hasCounter?: boolean | undefined
  /** Number of lines shown initially. @default 3 */
  rows?: number | undefined
  /** Example shown while the field is empty; never the only label. */
  placeholder?: string | undefined
  /** Ref of the textarea, to focus it after a failed submit. */
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/**
 * Several lines of text, such as a review or a street address. Use TextField for one line; typed text is never cut off.
 */
export function TextArea({
  label,
  value,
  onChange,
  isRequired,
  isDisabled,
  errorMessage,
  description,
  maxLength,
  hasCounter,
  rows = 3,
  id,
  onBlur,
  ...input
}: TextAreaProps) {
  const ids = useFieldIds({ id, description, errorMessage })
  return (
    <div className={fieldStyles.field}>
      <FieldFrame
        label={label}
        isRequired={isRequired}
        errorMessage={errorMessage}
        description={description}
        ids={ids}
        counter={hasCounter && maxLength ? <Counter text={value} max={maxLength} /> : undefined}
      >
        <textarea
          {...input}
          id={ids.control}
          className={`${fieldStyles.control} ${fieldStyles.multiline}`}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onBlur?.()}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={Boolean(errorMessage) || undefined}
          aria-describedby={ids.describedBy}
        />
      </FieldFrame>
    </div>
  )
}
