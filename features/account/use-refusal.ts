import { useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { readFault, type Place } from './server-faults.ts'

/**
 * How a form tells that the service refused what was sent: at the field it concerns, or above the form.
 * @param fields which field of this form is meant by a place that the service names
 */
export function useRefusal<T extends FieldValues, Output extends FieldValues>(form: UseFormReturn<T, unknown, Output>, fields: Partial<Record<Place, FieldPath<T>>>) {
  const intl = useIntl()
  const [refusal, setRefusal] = useState<string>()
  /** The work of a submit, whose failure is told. What was typed stays. */
  const telling = (work: (values: Output) => Promise<void>) => async (values: Output): Promise<void> => {
    setRefusal(undefined)
    try {
      await work(values)
    } catch (error) {
      const { place, text } = readFault(intl, error, 'account.error.generic')
      const field = place && fields[place]
      if (field) form.setError(field, { message: text })
      else setRefusal(text)
    }
  }
  return { refusal, telling }
}
