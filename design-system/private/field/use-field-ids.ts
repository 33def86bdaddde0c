import { useId } from 'react'

/** The ids that tie a native control to its label, description and mistake. */
export interface FieldIds {
  control: string
  label: string
  description: string
  error: string
  /** For `aria-describedby`: the mistake first, then the description; undefined when there is neither. */
  describedBy: string | undefined
}

/** Ids from the field's own `id`, or from one React keeps equal on server and client. */
export function useFieldIds({
  id,
  description,
  errorMessage,
}: {
  id?: string | undefined
  description?: unknown
  errorMessage?: string | undefined
}): FieldIds {
  const own = useId()
  const control = id ?? own
  const describedBy = [errorMessage && `${control}-error`, description && `${control}-description`]
    .filter(Boolean)
    .join(' ')
  return {
    control,
    label: `${control}-label`,
    description: `${control}-description`,
    error: `${control}-error`,
    describedBy: describedBy || undefined,
  }
}
