import { Checkbox, type CheckboxProps } from '#design-system/Checkbox'
import { OneTimeCodeField, type OneTimeCodeFieldProps } from '#design-system/OneTimeCodeField'
import { PasswordField, type PasswordFieldProps } from '#design-system/PasswordField'
import { PhoneField, type PhoneFieldProps } from '#design-system/PhoneField'
import { RadioCards, type RadioCardsProps } from '#design-system/RadioCards'
import { Select, type SelectProps } from '#design-system/Select'
import { TextArea, type TextAreaProps } from '#design-system/TextArea'
import { TextField, type TextFieldProps } from '#design-system/TextField'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { useBound, type Bound } from './form.tsx'

type TextPath<T extends FieldValues> = FieldPathByValue<T, string | null | undefined>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Props of a design-system field, without those provided by the form. */
type Rest<Props, More extends string = never> = Omit<
  Props,
  'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage' | More
>

function Text<T extends FieldValues, Output extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<T, TextPath<T>, Output> & Rest<TextFieldProps>) {
  const { value, change, shared } = useBound({ control, name, label: rest.label })
  return <TextField {...rest} {...shared} value={textOf(value)} onChange={change} />
}

function Area<T extends FieldValues, Output extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<T, TextPath<T>, Output> & Rest<TextAreaProps>) {
  const { value, change, shared } = useBound({ control, name, label: rest.label })
  return <TextArea {...rest} {...shared} value={textOf(value)} onChange={change} />
}

function Password<T extends FieldValues, Output extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<T, TextPath<T>, Output> & Rest<PasswordFieldProps>) {
  const { value, change, shared } = useBound({ control, name, label: rest.label })
  return <PasswordField {...rest} {...shared} value={textOf(value)} onChange={change} />
}

function Choice<T extends FieldValues, Output extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<T, TextPath<T>, Output> & Rest<SelectProps>) {
  const { value, change, shared } = useBound({ control, name, label: rest.label })
  return <Select {...rest} {...shared} value={textOf(value)} onChange={change} />
}

function Check<T extends FieldValues, Output extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<T, FieldPathByValue<T, boolean | undefined>, Output> & Rest<CheckboxProps, 'isSelected'>) {
  const { value, change, shared } = useBound({ control, name })
  return <Checkbox {...rest} {...shared} isSelected={value === true} onChange={change} />
}

function Cards<T extends FieldValues, Output extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<T, TextPath<T>, Output> & Rest<RadioCardsProps>) {
  const { value, change, shared } = useBound({ control, name, label: rest.label })
  return <RadioCards {...rest} {...shared} value={textOf(value)} onChange={change} />
}

function Code<T extends FieldValues, Output extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<T, TextPath<T>, Output> & Rest<OneTimeCodeFieldProps>) {
  const { value, change, shared } = useBound({ control, name, label: rest.label })
  const code = textOf(value)
  // An empty code field is passed on the way to the button that sends the code, so it is not a fault yet.
  const onBlur = () => code && shared.onBlur()
  return <OneTimeCodeField {...rest} {...shared} onBlur={onBlur} value={code} onChange={change} />
}

/** Number and country code are two fields of the form. */
function Phone<T extends FieldValues, Output extends FieldValues>({
  control,
  name,
  countryName,
  ...rest
}: Bound<T, TextPath<T>, Output> & { countryName: TextPath<T> } & Rest<
    PhoneFieldProps,
    'countryCode' | 'onCountryCodeChange'
  >) {
  const { value, change, shared } = useBound({ control, name, label: rest.label })
  const country = useBound({ control, name: countryName })
  return (
    <PhoneField
      {...rest}
      {...shared}
      value={textOf(value)}
      onChange={change}
      countryCode={textOf(country.value)}
      onCountryCodeChange={country.change}
    />
  )
}

/** Design-system fields connected to a form: `<FormFields.Text control={form.control} name="email" label={…} />`. */
export const FormFields = {
  Text,
  TextArea: Area,
  Password,
  Select: Choice,
  Checkbox: Check,
  RadioCards: Cards,
  Code,
  Phone,
}
