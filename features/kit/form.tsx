import { Checkbox } from '#design-system/Checkbox'
import { ErrorSummary } from '#design-system/ErrorSummary'
import { OneTimeCodeField } from '#design-system/OneTimeCodeField'
import { PasswordField } from '#design-system/PasswordField'
import { PhoneField } from '#design-system/PhoneField'
import { RadioCards } from '#design-system/RadioCards'
import { Select } from '#design-system/Select'
import { TextArea } from '#design-system/TextArea'
import { TextField } from '#design-system/TextField'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ComponentProps, ReactNode } from 'react'
import { useController, useForm, type Control, type DefaultValues, type FieldErrors, type FieldPath, type FieldPathByValue, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useIntl, type MessageDescriptor } from 'react-intl'
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

/** Turns what a schema says into words: ids of the catalogue are translated. */
function useErrorText(): (message: string | undefined) => string | undefined {
  const intl = useIntl()
  return (message) => (message !== undefined && Object.hasOwn(intl.messages, message) ? intl.formatMessage({ id: message as NonNullable<MessageDescriptor['id']> }) : message)
}

interface Bound<T extends FieldValues, Name> { control: Control<T, unknown, FieldValues>; name: Name }
type TextPath<T extends FieldValues> = FieldPathByValue<T, string | null | undefined>

/** What every field takes from the form. */
function useBound<T extends FieldValues>({ control, name }: Bound<T, FieldPath<T>>) {
  const { field, fieldState } = useController<T, FieldPath<T>, FieldValues>({ control, name })
  const say = useErrorText()
  const message = say(fieldState.error?.message)
  const change: (value: unknown) => void = field.onChange
  return {
    value: field.value as unknown,
    change,
    shared: { name, onBlur: field.onBlur, ...(message ? { errorMessage: message } : {}) },
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A design-system field's props without those that the form gives. */
type Rest<C extends (props: never) => ReactNode, More extends string = never> = Omit<ComponentProps<C>, 'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage' | More>

function Text<T extends FieldValues>({ control, name, ...rest }: Bound<T, TextPath<T>> & Rest<typeof TextField>) {
  const { value, change, shared } = useBound({ control, name })
  return <TextField {...rest} {...shared} value={textOf(value)} onChange={change} />
}

function Area<T extends FieldValues>({ control, name, ...rest }: Bound<T, TextPath<T>> & Rest<typeof TextArea>) {
  const { value, change, shared } = useBound({ control, name })
  return <TextArea {...rest} {...shared} value={textOf(value)} onChange={change} />
}

function Password<T extends FieldValues>({ control, name, ...rest }: Bound<T, TextPath<T>> & Rest<typeof PasswordField>) {
  const { value, change, shared } = useBound({ control, name })
  return <PasswordField {...rest} {...shared} value={textOf(value)} onChange={change} />
}

function Choice<T extends FieldValues>({ control, name, ...rest }: Bound<T, TextPath<T>> & Rest<typeof Select>) {
  const { value, change, shared } = useBound({ control, name })
  return <Select {...rest} {...shared} value={textOf(value)} onChange={change} />
}

function Check<T extends FieldValues>({ control, name, ...rest }: Bound<T, FieldPathByValue<T, boolean | undefined>> & Rest<typeof Checkbox, 'isSelected'>) {
  const { value, change, shared } = useBound({ control, name })
  return <Checkbox {...rest} {...shared} isSelected={value === true} onChange={change} />
}

function Cards<T extends FieldValues>({ control, name, ...rest }: Bound<T, TextPath<T>> & Rest<typeof RadioCards>) {
  const { value, change, shared } = useBound({ control, name })
  return <RadioCards {...rest} {...shared} value={textOf(value)} onChange={change} />
}

function Code<T extends FieldValues>({ control, name, ...rest }: Bound<T, TextPath<T>> & Rest<typeof OneTimeCodeField>) {
  const { value, change, shared } = useBound({ control, name })
  return <OneTimeCodeField {...rest} {...shared} value={textOf(value)} onChange={change} />
}

/** Number and country code are two fields of the form. */
function Phone<T extends FieldValues>({ control, name, countryName, ...rest }: Bound<T, TextPath<T>> & { countryName: TextPath<T> } & Rest<typeof PhoneField, 'countryCode' | 'onCountryCodeChange'>) {
  const { value, change, shared } = useBound({ control, name })
  const country = useBound({ control, name: countryName })
  return <PhoneField {...rest} {...shared} value={textOf(value)} onChange={change} countryCode={textOf(country.value)} onCountryCodeChange={country.change} />
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
  const intl = useIntl()
  const say = useErrorText()
  const { errors, submitCount } = form.formState
  const list = flatten(errors)
  if (submitCount === 0 || list.length === 0) return null
  const entries = list.map(({ field, message }) => ({ field, message: say(message) ?? message, href: `#${field}` }))
  return <ErrorSummary key={submitCount} title={title ?? intl.formatMessage({ id: 'shell.form.errors' }, { n: entries.length })} errors={entries} />
}
