import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Calls back with the form's values on every change, so that they can be stored. */
export function useDraftValues<T extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<T, unknown, Output>,
  keep: (values: T) => void,
): void {
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      latest.current(form.getValues())
    })
    return unsubscribe
  }, [form])
}
