import { useNotifications } from '#design-system/feedback/NotificationStack'
import { focusField } from '#features/kit/form/form.tsx'
import { useLayoutEffect, useRef } from 'react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { emptyLine, type DraftLine } from '../draft/draft.ts'

/** Values of the form with an application's products. */
export interface ProductsValues {
  reason: string
  replenishmentType: string
  lines: DraftLine[]
}

/** The products of an application: a new one takes the focus, a removed one is announced and hands it to its neighbour. */
export function useProductLines(form: UseFormReturn<ProductsValues, unknown, ProductsValues>) {
  const intl = useIntl()
  const { enqueue } = useNotifications()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' })
  const untried = useRef<number>(undefined)
  const faults = form.formState.errors.lines
  // react-hook-form checks all lines when one is added; nobody has tried the new one yet
  useLayoutEffect(() => {
    const index = untried.current
    if (index === undefined || !faults?.[index]) return
    untried.current = undefined
    form.clearErrors(`lines.${index}`)
  }, [form, faults])
  return {
    fields,
    add: () => {
      append(emptyLine, { shouldFocus: false })
      untried.current = fields.length
      focusField(`lines.${fields.length}.product`)
    },
    remove: (index: number) => {
      remove(index)
      focusField(`lines.${Math.min(index, fields.length - 2)}.product`)
      enqueue({ message: intl.formatMessage({ id: 'applications.products.removed' }, { n: index + 1 }) })
    },
  }
}
