import type { ValueFault } from '#domain/validation/rules.ts'
import { Banner } from '#design-system/feedback/Banner'
import { ErrorSummary } from '#design-system/fields/ErrorSummary'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import {
  useController,
  useForm,
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type ResolverError,
  type UseFormReturn,
} from 'react-hook-form'
import { useIntl, type IntlShape } from 'react-intl'
import type * as z from 'zod/mini'
import { messageText, type MessageId } from './message.ts'

/** A schema whose input and output are records of fields. */
type FormSchema = z.ZodMiniType<FieldValues, FieldValues>

type LazySchema<S> = S | (() => Promise<S>)

/** Imports zod's resolver and, where it is not there yet, the schema. A call after a failed one tries again. */
async function importRules<S extends FormSchema>(schema: LazySchema<S>) {
  const [{ zodResolver }, imported] = await Promise.all([
    import('./resolver.ts'),
    typeof schema === 'function' ? schema() : undefined,
  ])
  return { zodResolver, imported }
}

/** The fault of a whole form whose rules could not be imported; `RulesFailure` shows it. */
const withoutRules = <T extends FieldValues>(): ResolverError<T> => {
  const message: MessageId = navigator.onLine ? 'shell.read.failed' : 'shell.offline.lost'
  return { values: {}, errors: { root: { type: 'rules', message } } as FieldErrors<T> }
}

/**
 * Runs an action after the current pointer press has ended with its click; at once if there is none. When a field is
 * left by pressing a button, an error appearing above the button would move it and swallow the click.
 */
function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) {
    act()
    return
  }
  const events = ['pointerup', 'pointercancel'] as const
  const lifted = () => {
    for (const event of events) removeEventListener(event, lifted, true)
    // the click follows in the same task
    setTimeout(act)
  }
  for (const event of events) addEventListener(event, lifted, true)
}

/**
 * A form that validates a field when it is left, and from then on while typing. The messages of the schema's rules are
 * ids of the catalogue (`message`). Nothing is sent unchecked: a submit waits for the rules, imports them again if that
 * failed before, and is refused with a fault of the whole form (`errors.root`) if it fails once more.
 * @param schema the schema, which may change with what is chosen; or a function that imports one that does not, for a
 * form that a page shows at once: the page is then hydrated without zod.
 */
export function useSchemaForm<S extends FormSchema>(
  schema: LazySchema<S>,
  defaultValues: DefaultValues<z.input<S>>,
): UseFormReturn<z.input<S>, unknown, z.output<S>> {
  const rules = useRef<Awaited<ReturnType<typeof importRules<S>>>>(undefined)
  const load = async () => (rules.current ??= await importRules(schema))
  const prefetch = useEffectEvent(() => {
    load().catch(() => undefined)
  })
  useEffect(() => {
    prefetch()
  }, [])
  return useForm<z.input<S>, unknown, z.output<S>>({
    resolver: async (values, context, options) => {
      const { zodResolver, imported } = rules.current ?? (await load().catch(() => undefined)) ?? {}
      const current = typeof schema === 'function' ? imported : schema
      if (!zodResolver || !current) return withoutRules()
      return zodResolver(current)(values, context, options)
    },
    defaultValues,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
}

/** Formats the fault of a value. The messages are in the part `forms`. */
export const valueFaultText = (intl: IntlShape, fault: ValueFault): string =>
  intl.formatMessage({ id: `forms.validation.${fault}` })

/** Id of a field's control, the target of the summary's link. */
const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`

/** Focuses a field so that its error is read: after the next paint, when the error exists. */
export const focusField = (name: string): void => {
  requestAnimationFrame(() => document.getElementById(fieldId(name))?.focus())
}

/**
 * Clears the fault of a field that has left the page, for example because another choice does not ask for it: nobody
 * could correct it. The value stays for the field's return. A field that only moved, or whose index in a list changed,
 * keeps its fault.
 */
function forgetFault<T extends FieldValues, Output extends FieldValues>(
  control: Control<T, unknown, Output>,
  name: FieldPath<T>,
): void {
  if (document.getElementById(fieldId(name)) || !control.getFieldState(name).invalid) return
  control.unregister(name, {
    keepValue: true,
    keepDefaultValue: true,
    keepDirty: true,
    keepTouched: true,
    keepIsValid: true,
  })
}

/** Connects a field of the design system to its form; spread the result on the field. */
export interface FormFieldProps<Value> {
  id: string
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  errorMessage?: string
}

/**
 * Connects a field to a form, as react-hook-form's `Controller` does: `<FormField control={form.control} name="email">
 * {(field) => <TextField {...field} label={…} />}</FormField>`; where a field's value has another name,
 * `{({ value, ...field }) => <Checkbox {...field} isSelected={value}>…`.
 */
export function FormField<T extends FieldValues, Output extends FieldValues, Name extends FieldPath<T>>({
  control,
  name,
  children,
}: {
  control: Control<T, unknown, Output>
  name: Name
  children: (field: FormFieldProps<FieldPathValue<T, Name>>) => ReactNode
}) {
  const { field, fieldState } = useController<T, Name, Output>({ control, name })
  const intl = useIntl()
  useEffect(() => () => forgetFault(control, name), [control, name])
  const fault = fieldState.error?.message
  return children({
    id: fieldId(name),
    name,
    value: field.value,
    onChange: field.onChange,
    onBlur: () => {
      afterPress(field.onBlur)
    },
    ...(fault ? { errorMessage: messageText(intl, fault) } : {}),
  })
}

/** The same field, which may be left empty without a fault until the form is submitted. */
export const checkedOnceFilled = <Value,>(field: FormFieldProps<Value>): FormFieldProps<Value> => ({
  ...field,
  onBlur: () => {
    if (field.value) field.onBlur()
  },
})

/** First message of each field in a nested error record, with the field's name. */
function flatten(errors: FieldErrors, path = ''): { field: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || typeof error !== 'object') return []
    const field = path ? `${path}.${key}` : key
    if ('message' in error && typeof error.message === 'string' && error.message)
      return [{ field, message: error.message }]
    return 'ref' in error ? [] : flatten(error as FieldErrors, field)
  })
}

/**
 * The visible label of a field, which may be a group of controls; '' for a checkbox, which its label wraps: its message
 * is clear without it.
 */
function labelOf(field: string): string {
  const id = fieldId(field)
  const label =
    document.querySelector(`label[for="${id}"]`) ??
    document.getElementById(document.getElementById(id)?.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')
  return label?.textContent ?? ''
}

/** Orders names of fields as the fields stand in the page: a schema tells of rules between fields last. */
function inPageOrder(a: { field: string }, b: { field: string }): number {
  const [first, second] = [a, b].map(({ field }) => document.getElementById(fieldId(field)))
  if (!first || !second || first === second) return 0
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** Type of the fault of a code that takes no more tries: its field's button for another one takes the focus. */
export const CODE_USED_UP = 'codeUsedUp'

/** After a submit whose code is used up, the focus goes to the button that gets another one, which is described by the fault. */
function useFocusOnResend(errors: FieldErrors, submitCount: number): void {
  const field = Object.keys(errors).find((name) => errors[name]?.type === CODE_USED_UP)
  useEffect(() => {
    if (field !== undefined) document.getElementById(`${fieldId(field)}-send`)?.focus()
  }, [field, submitCount])
}

/**
 * Says that a form was not sent because its rules could not be loaded. Takes the focus on every attempt. `SubmitErrors`
 * includes it; a form that shows its faults at the fields alone needs it above them.
 */
export function RulesFailure<T extends FieldValues, Output extends FieldValues>({
  form,
}: {
  form: UseFormReturn<T, unknown, Output>
}) {
  const intl = useIntl()
  const { errors, submitCount } = form.formState
  const fault = errors.root?.message
  if (submitCount === 0 || !fault) return null
  return (
    <Banner tone="critical" focusKey={submitCount}>
      {messageText(intl, fault)}
    </Banner>
  )
}

/** Lists the faults after a refused submit as links to the fields, or says why the form cannot be checked. Takes the focus. */
export function SubmitErrors<T extends FieldValues, Output extends FieldValues>({
  form,
  title,
}: {
  form: UseFormReturn<T, unknown, Output>
  title?: string
}) {
  const intl = useIntl()
  const { errors, submitCount, isSubmitSuccessful } = form.formState
  useFocusOnResend(errors, submitCount)
  if (submitCount === 0) return null
  if (errors.root) return <RulesFailure form={form} />
  // the form is still there after a submit without faults: a fault made later, while typing, is told at its field alone
  if (isSubmitSuccessful) return null
  const entries = flatten(errors)
    .toSorted(inPageOrder)
    .map(({ field, message }) => ({
      field: labelOf(field),
      message: messageText(intl, message),
      href: document.getElementById(fieldId(field)) ? `#${fieldId(field)}` : undefined,
    }))
  return <ErrorSummary focusKey={submitCount} errors={entries} {...(title === undefined ? {} : { title })} />
}
