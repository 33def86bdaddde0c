import type { ValueFault } from '#domain/validation/rules.ts'
import { Checkbox, type CheckboxProps } from '#design-system/Checkbox'
import { ErrorSummary } from '#design-system/ErrorSummary'
import { OneTimeCodeField, type OneTimeCodeFieldProps } from '#design-system/OneTimeCodeField'
import { PasswordField, type PasswordFieldProps } from '#design-system/PasswordField'
import { PhoneField, type PhoneFieldProps } from '#design-system/PhoneField'
import { RadioCards, type RadioCardsProps } from '#design-system/RadioCards'
import { Select, type SelectProps } from '#design-system/Select'
import { TextArea, type TextAreaProps } from '#design-system/TextArea'
import { TextField, type TextFieldProps } from '#design-system/TextField'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, type ReactNode } from 'react'
import { useController, useForm, type Control, type DefaultValues, type FieldErrors, type FieldPath, type FieldPathByValue, type FieldPathValue, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl'
import type * as z from 'zod/mini'

/** A schema whose input and output are records of fields. */
type FormSchema = z.ZodMiniType<FieldValues, FieldValues>

/**
 * A form that checks a field when it is left and from then on while it is typed.
 * A rule's message in the schema is a message id (or a plain text, which is shown as it is).
 */
export function useSchemaForm<S extends FormSchema>(schema: S, defaultValues: DefaultValues<z.input<S>>): UseFormReturn<z.input<S>, unknown, z.output<S>> {
  return useForm<z.input<S>, unknown, z.output<S>>({ resolver: zodResolver(schema), defaultValues, mode: 'onTouched', reValidateMode: 'onChange', shouldFocusError: false })
}

/** Words for the fault of a value. They stand in the catalogue of the account's pages, which a page of other forms loads as well. */
export const valueFaultText = (intl: IntlShape, fault: ValueFault): string => intl.formatMessage({ id: `dashboard.validation.${fault}` })

/** Turns what a schema says into words: ids of the catalogue are translated. */
function useErrorText(): (message: string | undefined) => string | undefined {
  const intl = useIntl()
  return (message) => (message !== undefined && Object.hasOwn(intl.messages, message) ? intl.formatMessage({ id: message as NonNullable<MessageDescriptor['id']> }) : message)
}

interface Bound<T extends FieldValues, Name, Output extends FieldValues> { control: Control<T, unknown, Output>; name: Name; label?: string }
type TextPath<T extends FieldValues> = FieldPathByValue<T, string | null | undefined>

/** What the summary calls the fields of a form: their visible labels. */
const labels = new WeakMap<object, Map<string, string>>()

/** The id of a field's control, where the summary's link leads. */
const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`

/** What every field takes from the form. */
function useBound<T extends FieldValues, Output extends FieldValues>({ control, name, label }: Bound<T, FieldPath<T>, Output>) {
  const { field, fieldState } = useController<T, FieldPath<T>, Output>({ control, name })
  const say = useErrorText()
  const message = say(fieldState.error?.message)
  const change: (value: unknown) => void = field.onChange
  useEffect(() => {
    if (label === undefined) return
    const known = labels.get(control) ?? new Map<string, string>()
    labels.set(control, known.set(name, label))
  }, [control, name, label])
  return {
    value: field.value as unknown,
    change,
    shared: { id: fieldId(name), name, onBlur: field.onBlur, ...(message ? { errorMessage: message } : {}) },
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A design-system field's props without those that the form gives. */
type Rest<Props, More extends string = never> = Omit<Props, 'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage' | More>

function Text<T extends FieldValues, Output extends FieldValues>({ control, name, ...rest }: Bound<T, TextPath<T>, Output> & Rest<TextFieldProps>) {
  const { value, change, shared } = useBound({ control, name, label: rest.label })
  return <TextField {...rest} {...shared} value={textOf(value)} onChange={change} />
}

function Area<T extends FieldValues, Output extends FieldValues>({ control, name, ...rest }: Bound<T, TextPath<T>, Output> & Rest<TextAreaProps>) {
  const { value, change, shared } = useBound({ control, name, label: rest.label })
  return <TextArea {...rest} {...shared} value={textOf(value)} onChange={change} />
}

function Password<T extends FieldValues, Output extends FieldValues>({ control, name, ...rest }: Bound<T, TextPath<T>, Output> & Rest<PasswordFieldProps>) {
  const { value, change, shared } = useBound({ control, name, label: rest.label })
  return <PasswordField {...rest} {...shared} value={textOf(value)} onChange={change} />
}

function Choice<T extends FieldValues, Output extends FieldValues>({ control, name, ...rest }: Bound<T, TextPath<T>, Output> & Rest<SelectProps>) {
  const { value, change, shared } = useBound({ control, name, label: rest.label })
  return <Select {...rest} {...shared} value={textOf(value)} onChange={change} />
}

function Check<T extends FieldValues, Output extends FieldValues>({ control, name, ...rest }: Bound<T, FieldPathByValue<T, boolean | undefined>, Output> & Rest<CheckboxProps, 'isSelected'>) {
  const { value, change, shared } = useBound({ control, name })
  return <Checkbox {...rest} {...shared} isSelected={value === true} onChange={change} />
}

function Cards<T extends FieldValues, Output extends FieldValues>({ control, name, ...rest }: Bound<T, TextPath<T>, Output> & Rest<RadioCardsProps>) {
  const { value, change, shared } = useBound({ control, name, label: rest.label })
  return <RadioCards {...rest} {...shared} value={textOf(value)} onChange={change} />
}

function Code<T extends FieldValues, Output extends FieldValues>({ control, name, ...rest }: Bound<T, TextPath<T>, Output> & Rest<OneTimeCodeFieldProps>) {
  const { value, change, shared } = useBound({ control, name, label: rest.label })
  return <OneTimeCodeField {...rest} {...shared} value={textOf(value)} onChange={change} />
}

/** Number and country code are two fields of the form. */
function Phone<T extends FieldValues, Output extends FieldValues>({ control, name, countryName, ...rest }: Bound<T, TextPath<T>, Output> & { countryName: TextPath<T> } & Rest<PhoneFieldProps, 'countryCode' | 'onCountryCodeChange'>) {
  const { value, change, shared } = useBound({ control, name, label: rest.label })
  const country = useBound({ control, name: countryName })
  return <PhoneField {...rest} {...shared} value={textOf(value)} onChange={change} countryCode={textOf(country.value)} onCountryCodeChange={country.change} />
}

/** What a field takes from its form: it can be spread on any field of the design system. */
export interface FormFieldProps<Value> {
  id: string
  name: string
  label: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  errorMessage?: string
}

/**
 * Joins a field that few forms have: a date, a number, a period, a price range, pictures, a switch. The page brings the field, so that no other form carries its weight:
 * `<FormField control={form.control} name="born" label={…}>{(field) => <DateField {...field} today={today} />}</FormField>`; where a field names its value otherwise, `{({ value, ...field }) => <FileUpload {...field} files={value} />}`.
 */
export function FormField<T extends FieldValues, Output extends FieldValues, Name extends FieldPath<T>>({ control, name, label, children }: { control: Control<T, unknown, Output>; name: Name; label: string; children: (field: FormFieldProps<FieldPathValue<T, Name>>) => ReactNode }) {
  const { value, change, shared } = useBound({ control, name, label })
  return children({ ...shared, label, value: value as FieldPathValue<T, Name>, onChange: change })
}

/** The design system's fields joined to a form: `<FormFields.Text control={form.control} name="email" label={…} />`. */
export const FormFields = { Text, TextArea: Area, Password, Select: Choice, Checkbox: Check, RadioCards: Cards, Code, Phone }

/** Every first message of a nested error record, with the name of its field. */
function flatten(errors: FieldErrors, path = ''): { field: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || typeof error !== 'object') return []
    const field = path ? `${path}.${key}` : key
    if ('message' in error && typeof error.message === 'string' && error.message) return [{ field, message: error.message }]
    return 'ref' in error ? [] : flatten(error as FieldErrors, field)
  })
}

/** After a refused submit: what is wrong, as links to the fields. It takes the focus. */
export function SubmitErrors<T extends FieldValues, Output extends FieldValues>({ form, title }: { form: UseFormReturn<T, unknown, Output>; title?: string }) {
  const say = useErrorText()
  const { errors, submitCount } = form.formState
  if (submitCount === 0) return null
  const entries = flatten(errors).map(({ field, message }) => ({ field: labels.get(form.control)?.get(field) ?? '', message: say(message) ?? message, href: `#${fieldId(field)}` }))
  return <ErrorSummary focusKey={submitCount} errors={entries} {...(title === undefined ? {} : { title })} />
}
