import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from '#design-system/Button'
import { ErrorSummary, type SummaryError } from '#design-system/ErrorSummary'
import { InlineMessage } from '#design-system/InlineMessage'
import * as css from './Form.css.ts'

export interface FormProps {
  /** The form's name as a landmark; left out where a heading right above says it. */
  label?: string | undefined
  /** The fields, in the order they are filled in. */
  children: ReactNode
  /** Called once a submit; while `isPending` never. Return the promise when checking takes time: the summary waits for it. */
  onSubmit: () => void | Promise<unknown>
  /** What is wrong, in the order of the fields. Shown, with focus, after a submit; while someone corrects it shrinks, and it never comes back before the next submit. */
  errors?: readonly SummaryError[] | undefined
  /** Why the service did not take it: said at once, above the buttons, where the press was. */
  refusal?: ReactNode
  /** The words on the submit button: what will happen, “Save address”. */
  submitLabel: string
  /** The look of the submit button; quieter where it is not the page's main action. @default 'primary' */
  submitVariant?: ButtonProps['variant'] | undefined
  /** An answer is awaited: the button keeps its place and focus, and a second submit does nothing. */
  isPending?: boolean | undefined
  /** What is happening meanwhile: "Saving…". */
  pendingLabel?: string | undefined
  /** Further buttons after the submit button: cancel, delete. */
  actions?: ReactNode
  /** Where the form goes before any script has arrived. */
  action?: string | undefined
  /** How the form is sent before any script has arrived. @default 'post' */
  method?: 'get' | 'post' | undefined
}

/**
 * Fields with one submit button: the summary of mistakes takes focus after a refused submit, a double press sends once, the browser's own bubbles stay away.
 * A search is a SearchField; a field that acts by itself needs no form and does not belong in one.
 */
export function Form({ label, children, onSubmit, errors = [], refusal, submitLabel, submitVariant = 'primary', isPending = false, pendingLabel, actions, action, method = 'post' }: FormProps) {
  const [submits, setSubmits] = useState(0)
  const [isShown, setShown] = useState(false)
  const known = useRef(errors.length)
  useEffect(() => { known.current = errors.length }, [errors.length])

  // Corrected to the last: a mistake made later waits for the next submit before it may take the focus.
  const [before, setBefore] = useState(errors.length)
  if (before !== errors.length) {
    setBefore(errors.length)
    if (before > 0 && errors.length === 0) setShown(false)
  }

  const submit = async () => {
    setSubmits((count) => count + 1)
    setShown(true)
    try { await onSubmit() } finally { if (known.current === 0) setShown(false) }
  }

  return (
    <form className={css.form} aria-label={label} noValidate action={action} method={method} onSubmit={(event) => { event.preventDefault(); if (!isPending) void submit() }}>
      <ErrorSummary errors={isShown ? errors : []} focusKey={submits} />
      {children}
      {refusal && <InlineMessage tone="critical" isLive>{refusal}</InlineMessage>}
      <div className={css.actions}>
        <Button type="submit" variant={submitVariant} pending={isPending} {...(pendingLabel !== undefined && { pendingLabel })}>{submitLabel}</Button>
        {actions}
      </div>
    </form>
  )
}
