import { offeredCountryCode } from '#domain/auth/phone.ts'
import { PhoneField } from '#design-system/fields/PhoneField'
import { FormField } from '#features/kit/form/form.tsx'
import { useEffect } from 'react'
import { useController, type Control, type FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { CodeField } from './CodeField.tsx'
import type { CodeState } from './use-code.ts'
import { useCountryCodes } from '#features/kit/form/use-country-codes.ts'

interface MobileValues {
  countryCode: string
  mobile: string
  code: string
}

/** Fields for a mobile number and the code sent to it, usable in every form with these three fields. */
export function MobileCodeFields<Values extends MobileValues & FieldValues>({
  control,
  code,
  onSend,
  withCode = true,
  label,
  outboxHref,
}: {
  control: Control<Values, unknown, FieldValues>
  code: CodeState
  onSend: () => void
  withCode?: boolean
  /** Label of the number, if the customer has several. */
  label?: string
  outboxHref?: string | undefined
}) {
  const intl = useIntl()
  const { options } = useCountryCodes()
  // Only the three names are known here, not the rest of the form.
  const own = control as unknown as Control<MobileValues, unknown, FieldValues>
  const { field: country } = useController({ control: own, name: 'countryCode' })
  const offered = offeredCountryCode(
    options.map(({ value }) => value),
    country.value,
  )
  // A code that the shop no longer offers must be cleared: every number would be refused with it.
  useEffect(() => {
    if (offered !== country.value) country.onChange(offered)
  }, [offered, country])
  return (
    <>
      <FormField control={own} name="mobile">
        {(field) => (
          <PhoneField
            {...field}
            label={label ?? intl.formatMessage({ id: 'account.field.mobile' })}
            countryCode={country.value}
            onCountryCodeChange={country.onChange}
            countryOptions={options}
            isRequired
            autoComplete="tel-national"
          />
        )}
      </FormField>
      {withCode && (
        <FormField control={own} name="code">
          {(field) => (
            <CodeField
              {...field}
              label={intl.formatMessage({ id: 'account.field.code' })}
              code={code}
              onSend={onSend}
              outboxHref={outboxHref}
            />
          )}
        </FormField>
      )}
    </>
  )
}
