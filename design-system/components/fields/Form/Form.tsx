import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from '#design-system/Button'
import { ErrorSummary, type SummaryError } from '#design-system/ErrorSummary'
import { InlineMessage } from '#design-system/InlineMessage'
import * as css from './Form.css.ts'

export interface FormProps {
  /** Accessible name of the form as a landmark; omit it if a heading directly above names it. */
  label?: string | undefined
  /** The fields, in the order they are filled in. */
  children: ReactNode
  /**
   * Called once per submit, never while `isPending`. If validation is asynchronous, return the promise: the summary
   * waits for it.
   */
  onSubmit: () => void | Promise<unknown>
  /**
   * Errors in the order of the fields. Shown with focus after a submit; the summary shrinks as they are corrected and
   * does not reappear before the next submit.
   */
  errors?: readonly SummaryError[] | undefined
  /** Why the service rejected the form; announced immediately, above the buttons. */
  refusal?: ReactNode
  /** Label of the submit button, naming the action: “Save address”. */
  submitLabel: string
  /** Variant of the submit button; a quieter one if it is not the page's main action. @default 'primary' */
  submitVariant?: ButtonProps['variant'] | undefined
  /** Whether a response is pending: the button keeps its size and focus, and a second submit does nothing. */
  isPending?: boolean | undefined
  /** Label of the button while pending: "Saving…". */
  pendingLabel?: string | undefined
  /** Additional buttons after the submit button: cancel, delete. */
  actions?: ReactNode
  /** URL to which the form is sent before the script has loaded. */
  action?: string | undefined
  /** HTTP method used before the script has loaded. @default 'post' */
  method?: 'get' | 'post' | undefined
}

/**
 * Fields with one submit button. The error summary takes focus after a failed submit, a double press submits once, and
 * native validation bubbles are off.
 * Use SearchField for a search. A field that takes effect immediately does not belong in a form.
 */
export function Form({
  label,
  children,
  onSubmit,
  errors = [],
  refusal,
  submitLabel,
  submitVariant = 'primary',
  isPending = false,
  pendingLabel,
  actions,
  action,
  method = 'post',
}: FormProps) {
  const [submits, setSubmits] = useState(0)
  const [isShown, setShown] = useState(false)
  const known = useRef(errors.length)
  useEffect(() => {
    known.current = errors.length
  }, [errors.length])

  // All corrected: an error made later waits for the next submit before it may take focus.
  const [before, setBefore] = useState(errors.length)
  if (before !== errors.length) {
    setBefore(errors.length)
    if (before > 0 && errors.length === 0) setShown(false)
  }

  const submit = async () => {
    setSubmits((count) => count + 1)
    setShown(true)
    try {
      await onSubmit()
    } finally {
      if (known.current === 0) setShown(false)
    }
  }

  return (
    <form
      className={css.form}
      aria-label={label}
      noValidate
      action={action}
      method={method}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) void submit()
      }}
    >
      <ErrorSummary errors={isShown ? errors : []} focusKey={submits} />
      {children}
      {refusal && (
        <InlineMessage tone="critical" isLive>
          {refusal}
        </InlineMessage>
      )}
      <div className={css.actions}>
        <Button
          type="submit"
          variant={submitVariant}
          isPending={isPending}
          {...(pendingLabel !== undefined && { pendingLabel })}
        >
          {submitLabel}
        </Button>
        {actions}
      </div>
    </form>
  )
}
