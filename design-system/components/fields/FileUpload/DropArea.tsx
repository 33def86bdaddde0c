import { useState, type DragEvent, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { moreIcons, Icon } from '#design-system/Icon'
import { cx } from '../../../private/cx.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as css from './FileUpload.css.ts'

interface DropAreaProps {
  input: RefObject<HTMLInputElement | null>
  accept: string
  isMultiple: boolean
  isDisabled: boolean
  isInvalid: boolean
  /** Id of the rule that describes the input. */
  ruleId: string
  rule: string
  /** Called when files are chosen or dropped. */
  onAdd: (files: readonly File[]) => void
}

/** File input that looks like a button and also accepts dropped files. */
export function DropArea({
  input,
  accept,
  isMultiple,
  isDisabled,
  isInvalid,
  ruleId,
  rule,
  onAdd,
}: DropAreaProps) {
  const intl = useIntl()
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onAdd([...event.dataTransfer.files])
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a pointer's short cut; the file input inside is the control
    <label
      className={cx(css.drop, isOver && css.over, isInvalid && css.invalid)}
      onDragOver={(event) => {
        event.preventDefault()
        if (!isDisabled) setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        ref={input}
        type="file"
        className={visuallyHidden}
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        aria-invalid={isInvalid || undefined}
        aria-describedby={ruleId}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])]
          // Otherwise the same picture could not be chosen again after it was removed.
          event.target.value = ''
          onAdd(chosen)
        }}
      />
      <span className={css.action}>
        <Icon name={moreIcons.upload} />
        {intl.formatMessage({ id: 'ds.upload.choose' })}
      </span>
      <span className={css.hint} aria-hidden="true">
        {intl.formatMessage({ id: 'ds.upload.drop' })}
      </span>
      <span id={ruleId} className={css.rule} aria-hidden="true">
        {rule}
      </span>
    </label>
  )
}
