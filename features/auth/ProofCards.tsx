import { formatMobile } from '#domain/auth/phone.ts'
import type { BoundMobile } from '#domain/customers/bound-mobile.ts'
import { RadioCards } from '#design-system/fields/RadioCards'
import type { FormFieldProps } from '#features/kit/form/form.tsx'
import { useIntl } from 'react-intl'

/** Chooses how the customer proves who they are: a code to the bound number, or the password. */
export function ProofCards({ bound, ...field }: FormFieldProps<string> & { bound: BoundMobile }) {
  const intl = useIntl()
  return (
    <RadioCards
      {...field}
      label={intl.formatMessage({ id: 'dashboard.phone.proof' })}
      options={[
        {
          value: 'sms',
          label: intl.formatMessage({ id: 'dashboard.phone.bySms' }),
          description: intl.formatMessage(
            { id: 'dashboard.phone.bySmsHint' },
            { mobile: formatMobile(bound.countryCode, bound.mobile) },
          ),
        },
        {
          value: 'password',
          label: intl.formatMessage({ id: 'dashboard.phone.byPassword' }),
          description: intl.formatMessage({ id: 'dashboard.phone.byPasswordHint' }),
        },
      ]}
    />
  )
}
