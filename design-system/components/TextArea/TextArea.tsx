import type { Ref } from 'react'
import { Counter, FieldFrame, fieldStyles, useFieldIds, type FieldProps } from '../../private/field/index.ts'

export interface TextAreaProps extends FieldProps {
  /** What stands in the field; the caller keeps it. */
  value: string
  /** Something was typed: the text as it stands now. */
  onChange: (value: string) => void
  /** The longest text allowed, in characters. Nothing is cut: what is too long stays and the count turns red. */
  maxLength?: number | undefined
  /** Shows "45 / 80". Needs `maxLength`. */
  counter?: boolean | undefined
  /** Lines shown at first. @default 3 */
  rows?: number | undefined
  /** An example in pale letters while the field is empty; never the only label. */
  placeholder?: string | undefined
  /** The field itself, for focus after a failed submit. */
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/** Several lines of text: a review, a street address. For one line take TextField; nothing that is typed is ever cut off. */
export function TextArea({ label, value, onChange, isRequired, isDisabled, errorMessage, description, maxLength, counter, rows = 3, id, onBlur, ...input }: TextAreaProps) {
  const ids = useFieldIds({ id, description, errorMessage })
  return (
    <div className={fieldStyles.field}>
      <FieldFrame label={label} isRequired={isRequired} errorMessage={errorMessage} description={description} ids={ids} counter={counter && maxLength ? <Counter text={value} max={maxLength} /> : undefined}>
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
